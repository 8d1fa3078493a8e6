/** What a run against a specimen must show, as types: the headline, the relation, traits and a few deciding cells. */
import type { HeadlineWord, Relation, TraitWord } from '@rootbound/core/headline';
import type { Operation } from '@rootbound/core/operation';
import type { Outcome } from '@rootbound/core/outcome';
import type { NotStarted } from '@rootbound/core/report';
import type { Target } from '@rootbound/core/target';
import type { Verdict } from '@rootbound/core/verdict';

/** `scenario/item/operation/target`, as the key of a cell. */
export type ExpectedKey = `${string}/${string}/${Operation}/${Target}`;

/** The verdict, or the verdict and the outcome behind it. `unposed` also means that there is no such cell. */
export type ExpectedCell = Verdict | readonly [Verdict, Outcome];

export interface ExpectedMatrix {
  /** More than one word only where the available scenarios leave several, by design. */
  readonly headline: readonly HeadlineWord[];
  readonly relation: readonly Relation[];
  readonly present: readonly TraitWord[];
  readonly absent: readonly TraitWord[];
  readonly cells: Readonly<Partial<Record<ExpectedKey, ExpectedCell>>>;
  /** Shorter than usual for a specimen that lets many calls hang. */
  readonly callLimitMs?: number;
}

export interface ExpectedFailure {
  readonly notStarted: NotStarted['reason'];
  /** Text that the run must keep of the server's stderr. */
  readonly stderr: string;
}

export type Expectation = ExpectedMatrix | ExpectedFailure;
