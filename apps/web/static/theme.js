/* Applies the chosen colour scheme before the first paint. A file of its own, since the policy allows no inline script. */
(() => {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
})();
