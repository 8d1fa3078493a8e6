/** Items that others may need first: they open a project, set a working directory, add a repository. */
import type { Item } from '@rootbound/core/item';
import type { Json } from '@rootbound/core/json';
import type { Prelude } from '@rootbound/core/recipe';
import { leafSetsOf } from './conventions.ts';
import { wordsOf } from './operation.ts';
import { leavesFor } from './roles.ts';
import { buildTemplate } from './template.ts';

const VERB =
  /^(open|set|use|select|switch|activate|add|register|load|init|initiali[sz]e|change|connect|start|cd|mount)$/;
const NOUN =
  /^(project|workspace|repo|repository|directory|dir|folder|cwd|wd|workdir|vault|root|session|context|base)$/;

/** Whether an item changes what comes after it in the same session. */
export function isOpener({ kind, name }: Pick<Item, 'kind' | 'name'>): boolean {
  const words = wordsOf(name);
  return kind === 'tool' && words.some((word) => VERB.test(word)) && words.some((word) => NOUN.test(word));
}

/** The call that opens the directory which is inside. */
export function openingsOf(item: Item): readonly Prelude[] {
  if (!isOpener(item)) return [];
  return leafSetsOf(item).flatMap((leaves) =>
    leavesFor(leaves, 'path')
      .slice(0, 1)
      .map((leaf) => ({ item: item.name, arguments: buildTemplate(leaves, new Map([[leaf, '{inside}' as Json]])) })),
  );
}
