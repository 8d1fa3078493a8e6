/**
 * Single keys of the page that is open. They are off inside fields, with a modifier, while a dialog is open,
 * and altogether where the person turned them off.
 */
import { getContext, setContext, untrack } from 'svelte';

export interface Binding {
  readonly key: string;
  readonly does: string;
  readonly run: () => void;
}

const KEY = Symbol('keys');
const FIELDS = 'input, select, textarea, [contenteditable], dialog[open]';

export class Keys {
  #bindings = $state.raw<readonly Binding[]>([]);
  #on = $state(localStorage.getItem('keys') !== 'off');

  /** What the open page offers, for the list of keys. */
  get bindings(): readonly Binding[] {
    return this.#bindings;
  }

  get on(): boolean {
    return this.#on;
  }

  readonly turn = (on: boolean): void => {
    this.#on = on;
    localStorage.setItem('keys', on ? 'on' : 'off');
  };

  /** Offers keys until the returned function is called. */
  offer(bindings: readonly Binding[]): () => void {
    // Offered from effects, which must not run again when somebody else offers.
    untrack(() => (this.#bindings = [...this.#bindings, ...bindings]));
    return () => {
      this.#bindings = this.#bindings.filter((binding) => !bindings.includes(binding));
    };
  }

  readonly press = (event: KeyboardEvent): void => {
    if (!this.#on || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return;
    const binding = this.#bindings.findLast(({ key }) => key === event.key);
    if (binding === undefined) return;
    event.preventDefault();
    binding.run();
  };
}

export function provideKeys(): Keys {
  return setContext(KEY, new Keys());
}

export function useKeys(): Keys {
  return getContext<Keys>(KEY);
}
