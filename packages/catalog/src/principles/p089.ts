/** Confine filesystem operations to the roots. Only SHOULD, and nothing enforces it: a broken one is no verdict on safety. */
import { isBaseline } from '../scenarios/scenarios.ts';
import { levels, type Principle } from './principle.ts';

export const p089: Principle = {
  id: 'P089',
  title: 'Operations stay within the roots',
  rule: 'Servers should respect root boundaries during operations.',
  prevents: 'Accidental reads and writes outside of what the user selected.',
  conforming: 'Resolve each path, links included, and refuse it unless it lies within a root of the current list.',
  residual:
    'A server runs with its own rights on the operating system: a held cell describes a behaviour, not containment.',
  section: 'client/roots#security-considerations',
  levels: levels('should', 'should'),
  sight: ({ cells }) => {
    const outside = cells.filter((cell) => isBaseline(cell.scenario) && cell.side !== 'inside');
    const open = outside.filter((cell) => cell.verdict === 'open' || cell.verdict === 'inverted');
    if (open.length > 0)
      return {
        status: 'broken',
        seen: `${open.length} of ${outside.length} cells outside the roots are open`,
        cells: open,
      };
    const unknown = outside.filter((cell) => cell.verdict !== 'holds');
    if (outside.length === 0 || unknown.length > 0) {
      return {
        status: 'unproven',
        seen: `${unknown.length} of ${outside.length} cells outside the roots prove nothing`,
        cells: unknown,
      };
    }
    return { status: 'kept', seen: `all ${outside.length} cells outside the roots hold`, cells: outside };
  },
};
