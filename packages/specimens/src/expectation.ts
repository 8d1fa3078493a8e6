/** What a run against a specimen must show, as types: the headline, the relation, traits and a few deciding cells. */
import type { FindingStatus } from '@rootbound/core/finding';
import type { HeadlineWord, Relation, TraitWord } from '@rootbound/core/headline';
import type { Operation } from '@rootbound/core/operation';
import type { Outcome } from '@rootbound/core/outcome';
import type { Profile } from '@rootbound/core/profile';
import type { NotStarted } from '@rootbound/core/report';
import type { Transport } from '@rootbound/core/server';
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
  /** Scenarios that are played beside those that every specimen goes through: the ones that this specimen decides. */
  readonly scenarios?: readonly string[];
  /** Played in these scenarios and the baselines alone: its line is told by another specimen. */
  readonly apart?: boolean;
  readonly profile?: Profile;
  /** What it does is seen by a witness alone. */
  readonly witnessed?: boolean;
  /** A command line other than the usual one, and how it is reached where that is not stdio. */
  readonly run?: string;
  readonly transport?: Transport;
  /** Principles and what the finding must say of them: `P089: 'broken'`. */
  readonly findings?: Readonly<Record<string, FindingStatus>>;
  /** Shorter than usual for a specimen that lets many calls hang. */
  readonly callLimitMs?: number;
}

export interface ExpectedFailure {
  readonly notStarted: NotStarted['reason'];
  /** Text that the run must keep of the server's stderr. */
  readonly stderr: string;
}

export type Expectation = ExpectedMatrix | ExpectedFailure;
