/**
 * Build of the pages: one shell, no server rendering, every page drawn from the HTTP contract.
 * The policy in the shell carries the hash of its one inline script; the API may send a stricter header beside it.
 */
import adapter from '@sveltejs/adapter-static';
import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig, type Plugin } from 'vite';

/** The router's announcer carries a style attribute, which the policy refuses; base.css hides it instead. */
const announcerWithoutStyle: Plugin = {
  name: 'announcer-without-style',
  enforce: 'pre',
  transform: {
    filter: { id: /kit\/src\/runtime\/components\/root\.svelte$/ },
    handler: (code) => ({ code: code.replace(/(id="svelte-announcer"[^>]*?)\sstyle="[^"]*"/s, '$1'), map: null }),
  },
};

export default defineConfig({
  plugins: [
    announcerWithoutStyle,
    sveltekit({
      adapter: adapter({ pages: 'build', assets: 'build', fallback: 'index.html', strict: true }),
      compilerOptions: { runes: true },
      csp: {
        mode: 'hash',
        directives: {
          'default-src': ['self'],
          'script-src': ['self'],
          'style-src': ['self'],
          'img-src': ['self', 'data:'],
          'connect-src': ['self'],
          'object-src': ['none'],
          'base-uri': ['none'],
          'form-action': ['self'],
        },
      },
    }),
  ],
  server: { proxy: { '/api': { target: process.env['ROOTBOUND_API'] ?? 'http://127.0.0.1:4310' } } },
});
