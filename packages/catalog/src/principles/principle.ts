/** A rule of the specification, with its level in every revision, and how it is seen kept or broken. */
import { type Cell, cellKey } from '@rootbound/core/cell';
import type { Finding, FindingLevel, FindingStatus } from '@rootbound/core/finding';
import type { Report } from '@rootbound/core/report';
import { eraOf, type Revision } from '@rootbound/core/revision';

export interface PrincipleFacts {
  readonly cells: readonly Cell[];
  /** The sessions of the revision that is judged. */
  readonly report: Report;
  /** Whose rules are applied: what was negotiated, or another one for comparison. */
  readonly revision: Revision;
}

export type FrameAt = NonNullable<Finding['frames']>[number];

/** What was seen, with the cells and frames that show it. */
export interface Sighting {
  readonly status: FindingStatus;
  readonly seen: string;
  readonly cells: readonly Cell[];
  readonly frames?: readonly FrameAt[];
}

export type Levels = Readonly<Record<Revision, FindingLevel>>;

export interface Principle {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly prevents: string;
  readonly conforming: string;
  readonly residual: string;
  /** Section of the roots page, or another page, below the dated specification. */
  readonly section: string;
  readonly levels: Levels;
  sight(facts: PrincipleFacts): Sighting;
}

/** One level up to 2025-11-25, where the roots page is the same in all revisions, and one in 2026-07-28. */
export function levels(session: FindingLevel, stateless: FindingLevel): Levels {
  return {
    '2024-11-05': session,
    '2025-03-26': session,
    '2025-06-18': session,
    '2025-11-25': session,
    '2026-07-28': stateless,
  };
}

/** Deprecated in 2026-07-28, which does not reach back to earlier revisions (SEP-2577, SEP-2596). */
const DEPRECATED =
  'Roots are deprecated since 2026-07-28 and stay functional; the first revision on or after 2027-07-28 may remove them. ' +
  'Directories can be passed as arguments of a tool, as URIs of resources, or by configuration.';

export function toFinding(principle: Principle, facts: PrincipleFacts): Finding {
  const level = principle.levels[facts.revision];
  const { status, seen, cells, frames = [] } = level === 'absent' ? absentIn(facts.revision) : principle.sight(facts);
  return {
    principle: principle.id,
    title: principle.title,
    status,
    level,
    revision: facts.revision,
    rule: principle.rule,
    spec: `https://modelcontextprotocol.io/specification/${facts.revision}/${principle.section}`,
    seen,
    prevents: principle.prevents,
    conforming: principle.conforming,
    residual: principle.residual,
    cells: cells.map(cellKey),
    ...(frames.length === 0 ? {} : { frames: [...frames] }),
    ...(eraOf(facts.revision) === 'stateless' ? { advisory: DEPRECATED } : {}),
  };
}

function absentIn(revision: Revision): Sighting {
  return { status: 'not-applicable', seen: `${revision} has no such rule`, cells: [] };
}

const MOST_FRAMES = 5;

/** Frames in which the server pushes a request of its own for the roots. */
export function pushedAsks(report: Pick<Report, 'sessions'>): readonly FrameAt[] {
  return report.sessions
    .flatMap(({ scenario, repeat, frames }) =>
      frames.flatMap(({ direction, text }, at) =>
        direction === '<-' && isAsk(text) ? [{ scenario, repeat, at }] : [],
      ),
    )
    .slice(0, MOST_FRAMES);
}

/** A frame may be cut: its head says what it is. */
function isAsk(text: string): boolean {
  return /"method":"roots\/list"/.test(text) && /"id":/.test(text) && !/"inputRequests"/.test(text);
}

/** A rule that binds the client, which in a run of a server is Rootbound itself. */
export function bindsClient(own: Omit<Principle, 'sight'>, why: string): Principle {
  return { ...own, sight: () => ({ status: 'not-testable', seen: `it binds the client: ${why}`, cells: [] }) };
}
