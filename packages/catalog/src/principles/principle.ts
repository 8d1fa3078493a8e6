/** A rule of the specification that a prober can see kept or broken, with its level in the negotiated revision. */
import { type Cell, cellKey } from '@rootbound/core/cell';
import type { Finding, FindingStatus } from '@rootbound/core/finding';
import type { Report } from '@rootbound/core/report';

export interface PrincipleFacts {
  readonly cells: readonly Cell[];
  readonly report: Report;
  readonly revision: string;
}

/** What was seen, with the cells that show it. */
export interface Sighting {
  readonly status: FindingStatus;
  readonly seen: string;
  readonly cells: readonly Cell[];
}

export interface Principle {
  readonly id: string;
  readonly title: string;
  readonly rule: string;
  readonly prevents: string;
  readonly conforming: string;
  readonly residual: string;
  /** Section of the roots page, or another page, below the dated specification. */
  readonly section: string;
  levelIn(revision: string): Finding['level'];
  sight(facts: PrincipleFacts): Sighting;
}

export function toFinding(principle: Principle, facts: PrincipleFacts): Finding {
  const { status, seen, cells } = principle.sight(facts);
  return {
    principle: principle.id,
    title: principle.title,
    status,
    level: principle.levelIn(facts.revision),
    revision: facts.revision,
    rule: principle.rule,
    spec: `https://modelcontextprotocol.io/specification/${facts.revision}/${principle.section}`,
    seen,
    prevents: principle.prevents,
    conforming: principle.conforming,
    residual: principle.residual,
    cells: cells.map(cellKey),
  };
}
