/** Every page is drawn in the browser; the shell holds nothing of any server. */
import { clientOf } from '#lib/api.ts';
import { Reading } from '#lib/state/reading.svelte.ts';
import type { LayoutLoad } from './$types.js';

export const ssr = false;
export const prerender = false;

export const load: LayoutLoad = ({ fetch }) => ({ status: new Reading(() => clientOf(fetch).status()) });
