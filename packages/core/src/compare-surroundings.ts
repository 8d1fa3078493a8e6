/** Changes that are no cell's: the roots conversation, the surface, the resolved dependencies. */
import type { Change, ChangeKind, Weight } from './change.ts';
import type { Item } from './item.ts';
import type { Conversation, Matrix } from './matrix.ts';

export function compareSurroundings(before: Matrix, after: Matrix): readonly Change[] {
  return [
    ...compareConversations(before, after),
    ...compareItems(before, after),
    ...compareDependencies(before, after),
  ];
}

function compareConversations(before: Matrix, after: Matrix): readonly Change[] {
  const declared = (list: readonly Conversation[]) => list.filter((talk) => talk.declared.roots && talk.fault === null);
  const old = new Map(declared(before.conversations).map((talk) => [talk.scenario, talk.asks > 0]));
  const pairs = declared(after.conversations).flatMap((talk) => {
    const asked = old.get(talk.scenario);
    return asked === undefined || asked === talk.asks > 0 ? [] : [talk];
  });
  return pairs.map((talk) => {
    const kind = talk.asks > 0 ? 'started-asking' : 'stopped-asking';
    const sides = talk.asks > 0 ? { before: 'never asks', after: 'asks' } : { before: 'asks', after: 'never asks' };
    const weight = talk.asks > 0 ? 'minor' : 'major';
    return { ...bare(kind, weight, talk.scenario), ...sides, scenario: talk.scenario };
  });
}

function compareItems(before: Matrix, after: Matrix): readonly Change[] {
  const old = new Map(before.items.map((item) => [item.name, item]));
  const now = new Map(after.items.map((item) => [item.name, item]));
  const added = [...now.keys()].filter((name) => !old.has(name));
  const removed = [...old.keys()].filter((name) => !now.has(name));
  const altered = [...now].filter(([name, item]) => old.has(name) && aspects(old.get(name), item).length > 0);
  const takesPath = (name: string) => after.recipes.some((recipe) => recipe.item === name);
  return [
    ...added.map((name) => ({
      ...bare('surface-added', takesPath(name) ? 'major' : 'minor', name),
      item: name,
      after: 'there',
    })),
    ...removed.map((name) => ({ ...bare('surface-removed', 'minor', name), item: name, before: 'there' })),
    ...altered.map(([name, item]) => ({
      ...bare('surface-altered', 'minor', name),
      item: name,
      before: '',
      after: aspects(old.get(name), item).join(', '),
    })),
  ];
}

function aspects(before: Item | undefined, after: Item): readonly string[] {
  return (['description', 'schema', 'annotations'] as const).filter(
    (aspect) => JSON.stringify(before?.[aspect]) !== JSON.stringify(after[aspect]),
  );
}

/** Dependencies that were resolved to another version, shown beside every other change. */
function compareDependencies(before: Matrix, after: Matrix): readonly Change[] {
  const list = (matrix: Matrix) =>
    new Map(matrix.installation?.dependencies.map(({ name, version }) => [name, version]) ?? []);
  const old = list(before);
  const now = list(after);
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((name) => old.get(name) !== now.get(name))
    .map((name) => ({
      ...bare('dependency-altered', 'info', name),
      before: old.get(name) ?? 'not there',
      after: now.get(name) ?? 'not there',
    }));
}

function bare(kind: ChangeKind, weight: Weight, subject: string): Change {
  return {
    kind,
    weight,
    subject,
    scenario: '',
    item: '',
    operation: '',
    target: '',
    before: 'not there',
    after: 'not there',
    beforeEvidence: null,
    afterEvidence: null,
  };
}
