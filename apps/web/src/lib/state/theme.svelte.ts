/** The chosen colour scheme: light, dark, or whatever the system says. Kept in this browser; applied before paint by theme.js. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export class ThemeChoice {
  #theme = $state<Theme>(stored());

  get theme(): Theme {
    return this.#theme;
  }

  readonly choose = (theme: Theme): void => {
    this.#theme = theme;
    const { dataset } = document.documentElement;
    if (theme === 'system') {
      delete dataset['theme'];
      localStorage.removeItem('theme');
      return;
    }
    dataset['theme'] = theme;
    localStorage.setItem('theme', theme);
  };
}

function stored(): Theme {
  const text = localStorage.getItem('theme');
  return THEMES.find((theme) => theme === text) ?? 'system';
}
