/** Every scenario, in the order in which a matrix shows them, and the profiles that pick from them. */
import type { Order } from '@rootbound/core/order';
import type { Profile } from '@rootbound/core/profile';
import type { Recipe } from '@rootbound/core/recipe';
import type { Scenario } from '@rootbound/core/scenario';
import { answerEmpty } from './answer-empty.ts';
import { answerError } from './answer-error.ts';
import { answerLate } from './answer-late.ts';
import { answerMalformed } from './answer-malformed.ts';
import { answerNever } from './answer-never.ts';
import { answerTwice } from './answer-twice.ts';
import { answerWrongId } from './answer-wrong-id.ts';
import { answersOutOfOrder } from './answers-out-of-order.ts';
import { argumentLinked } from './argument-linked.ts';
import { argumentMissing } from './argument-missing.ts';
import { disjoint } from './disjoint.ts';
import { earlyCall } from './early-call.ts';
import { listChangedAdded } from './list-changed-added.ts';
import { listChangedBack } from './list-changed-back.ts';
import { listChangedBurst } from './list-changed-burst.ts';
import { listChangedDuring } from './list-changed-during.ts';
import { listChangedEmpty } from './list-changed-empty.ts';
import { listChangedOutside } from './list-changed-outside.ts';
import { listChangedUndeclared } from './list-changed-undeclared.ts';
import { listChanged } from './list-changed.ts';
import { manyRoots } from './many-roots.ts';
import { narrow } from './narrow.ts';
import { neither } from './neither.ts';
import { nestedRoots } from './nested-roots.ts';
import { noArgument } from './no-argument.ts';
import { noGetStream } from './no-get-stream.ts';
import { noHandshake } from './no-handshake.ts';
import { noInitialized } from './no-initialized.ts';
import { noRoots } from './no-roots.ts';
import { oneOfTwoRevoked } from './one-of-two-revoked.ts';
import { quiet } from './quiet.ts';
import { reAskWindow } from './re-ask-window.ts';
import { rootFile } from './root-file.ts';
import { rootLinked } from './root-linked.ts';
import { rootMissing } from './root-missing.ts';
import { rootSwapped } from './root-swapped.ts';
import { rootVanishes } from './root-vanishes.ts';
import { twoRootsSwapped } from './two-roots-swapped.ts';
import { twoRoots } from './two-roots.ts';
import { uninvitedNotice } from './uninvited-notice.ts';
import { unlistedSurface } from './unlisted-surface.ts';
import { uriEncodedAlone } from './uri-encoded-alone.ts';
import { uriEncoded } from './uri-encoded.ts';
import { uriForeign } from './uri-foreign.ts';
import { uriForms } from './uri-forms.ts';
import { uriRaw } from './uri-raw.ts';
import { wider } from './wider.ts';
import { workDirectoryArgument } from './work-directory-argument.ts';
import { workDirectoryInside } from './work-directory-inside.ts';

export const SCENARIOS: readonly Scenario[] = [
  narrow,
  unlistedSurface,
  noRoots,
  noArgument,
  neither,
  disjoint,
  wider,
  twoRoots,
  twoRootsSwapped,
  nestedRoots,
  manyRoots,
  listChanged,
  listChangedAdded,
  oneOfTwoRevoked,
  listChangedBack,
  listChangedOutside,
  listChangedEmpty,
  listChangedUndeclared,
  listChangedBurst,
  listChangedDuring,
  answersOutOfOrder,
  earlyCall,
  reAskWindow,
  ...answerError,
  answerEmpty,
  ...answerMalformed,
  answerWrongId,
  answerTwice,
  answerNever,
  answerLate,
  uninvitedNotice,
  noInitialized,
  noHandshake,
  uriEncoded,
  uriEncodedAlone,
  uriRaw,
  ...uriForms,
  uriForeign,
  rootMissing,
  rootFile,
  rootLinked,
  rootVanishes,
  rootSwapped,
  argumentLinked,
  argumentMissing,
  workDirectoryInside,
  workDirectoryArgument,
  quiet,
  noGetStream,
];

const QUICK: ReadonlySet<string> = new Set([
  'narrow',
  'unlisted-surface',
  'no-roots',
  'two-roots',
  'list-changed',
  'disjoint',
  'uri-encoded',
]);

/** Scenarios that wait longer than a server waits for its own requests: only a full run has the time. */
const SLOW: ReadonlySet<string> = new Set(['answer-never', 'answer-late']);

/** The scenarios in which every target is judged against one root: the control that others borrow lies here. */
const BASELINES: ReadonlySet<string> = new Set([narrow.id, unlistedSurface.id]);

export function isBaseline(scenario: string): boolean {
  return BASELINES.has(scenario);
}

/** The baseline of a recipe: tools are posed in one, everything else in the other. */
export function baselineOf({ kind = 'tool' }: Pick<Recipe, 'kind'>): string {
  return kind === 'tool' ? narrow.id : unlistedSurface.id;
}

/** Whether a scenario poses a recipe at all. */
export function isPosed({ id, surface, operations }: Scenario, { kind = 'tool', operation, alone }: Recipe): boolean {
  // A process for each probe is dear: such a recipe is posed where the line itself is told.
  if (alone === true && !QUICK.has(id)) return false;
  if (surface !== undefined && (surface === 'tools') !== (kind === 'tool')) return false;
  return operations?.includes(operation) ?? true;
}

/** Scenarios that an order asks for: those of its profile, or the baselines and the ones that it names. */
export function scenariosFor({ profile, scenarios }: Pick<Order, 'profile' | 'scenarios'>): readonly Scenario[] {
  const own = scenariosOf(profile);
  if (scenarios === undefined) return own;
  return SCENARIOS.filter(({ id }) => isBaseline(id) || scenarios.includes(id));
}

/** Scenarios of a profile; `narrow` comes first, since others borrow their control from it. */
export function scenariosOf(profile: Profile): readonly Scenario[] {
  switch (profile) {
    case 'quick':
      return SCENARIOS.filter(({ id }) => QUICK.has(id));
    case 'standard':
      return SCENARIOS.filter(({ id }) => !SLOW.has(id));
    case 'full':
      return SCENARIOS;
  }
}

/** The scenario of an id, or undefined for one that this catalogue does not have. */
export function findScenario(id: string): Scenario | undefined {
  return SCENARIOS.find((scenario) => scenario.id === id);
}
