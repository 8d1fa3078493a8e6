/** Replaces canaries, written tokens, sizes and temporary paths by labels, so that equal behaviour reads the same. */
import type { Canary } from './fixture/canary.ts';

export interface Labels {
  apply(text: string): string;
}

/** `paths` are temporary paths and what stands for each; longer ones are replaced first. */
export function makeLabels(canaries: readonly Canary[], paths: readonly (readonly [string, string])[]): Labels {
  const byToken = new Map(canaries.map((canary) => [canary.token, `[${canary.kind} of ${canary.place}]`]));
  const sizes = canaries.filter((canary) => canary.kind === 'size').map((canary) => canary.token);
  const sizePattern = new RegExp(`(?<!\\d)(?:${sizes.join('|') || '(?!)'})(?!\\d)`, 'g');
  const ordered = [...paths].filter(([path, label]) => path !== label).sort((a, b) => b[0].length - a[0].length);
  return {
    apply(text) {
      let labelled = text.replace(/K[0-9A-F]{16}Q/g, (token) => byToken.get(token) ?? '[written]');
      labelled = labelled.replace(sizePattern, (token) => byToken.get(token) ?? token);
      for (const [path, label] of ordered) labelled = labelled.replaceAll(path, () => label);
      return labelled;
    },
  };
}
