/** Gates of the catalogue: what is forgotten while something is added fails here. */
import { readdirSync } from 'node:fs';
import { OPERATIONS } from '@rootbound/core/operation';
import { PROFILES } from '@rootbound/core/profile';
import { TARGETS } from '@rootbound/core/target';
import { describe, expect, test } from 'vitest';
import { BOUNDARIES, describeBoundary } from '../src/boundaries/catalogue.ts';
import { predict, situationOf } from '../src/boundaries/predict.ts';
import { leavesOf } from '../src/operations/leaves.ts';
import { OPERATION_DEFINITIONS } from '../src/operations/operations.ts';
import { PRINCIPLES } from '../src/principles/principles.ts';
import { SCENARIOS, scenariosOf } from '../src/scenarios/scenarios.ts';
import { TRAIT_DEFINITIONS } from '../src/traits/traits.ts';

const USES = [
  { operation: 'read', form: 'file' },
  { operation: 'list', form: 'directory' },
  { operation: 'write', form: 'new-file' },
  { operation: 'create', form: 'new-directory' },
] as const;

function filesOf(folder: string, apart: readonly string[]): readonly string[] {
  return readdirSync(new URL(`../src/${folder}`, import.meta.url))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => name.slice(0, -3))
    .filter((name) => !apart.includes(name))
    .sort();
}

describe('the lists', () => {
  test('name every scenario file', () => {
    const files = filesOf('scenarios', ['scenarios', 'era']);
    const ids = SCENARIOS.map(({ id }) => id);
    // A file may hold a family: each of its scenarios is named after it.
    const fileOf = (id: string) => files.find((file) => id === file) ?? files.find((file) => id.startsWith(`${file}-`));
    expect(ids.filter((id) => fileOf(id) === undefined)).toEqual([]);
    expect(files.filter((file) => !ids.some((id) => fileOf(id) === file))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });
  test('name every trait file', () => {
    expect(TRAIT_DEFINITIONS.map(({ word }) => word).sort()).toEqual(filesOf('traits', ['traits', 'trait']));
  });
  test('name every principle file', () => {
    expect(PRINCIPLES.map(({ id }) => id.toLowerCase()).sort()).toEqual(
      filesOf('principles', ['principles', 'principle']),
    );
  });
  test('name every operation file', () => {
    const apart = [
      'operations',
      'operation',
      'leaves',
      'roles',
      'template',
      'conventions',
      'parameters',
      'openers',
      'variants',
    ];
    const named = (id: string) => (id === 'index' ? 'index-text' : id);
    expect(OPERATIONS.map(named).sort()).toEqual(filesOf('operations', apart));
  });
});

describe('scenarios', () => {
  test.each(SCENARIOS.map((scenario) => [scenario.id, scenario] as const))(
    '%s asks one question and poses each target once',
    (_, scenario) => {
      expect(scenario.question.endsWith('?')).toBe(true);
      expect(scenario.spec.length).toBeGreaterThan(0);
      const posed = scenario.phases.flatMap((phase) => phase.poses.map(({ target }) => target));
      expect(new Set(posed).size).toBe(posed.length);
    },
  );
  test('a session control is posed in its own scenario', () => {
    for (const { phases } of SCENARIOS) {
      const posed = new Set(phases.flatMap((phase) => phase.poses.map(({ target }) => target)));
      const missing = phases.filter(({ control }) => control.from === 'session' && !posed.has(control.target));
      expect(missing).toEqual([]);
    }
  });
  test('every target is posed somewhere', () => {
    const posed = new Set(
      SCENARIOS.flatMap(({ phases }) => phases.flatMap(({ poses }) => poses.map(({ target }) => target))),
    );
    expect(TARGETS.filter((target) => !posed.has(target))).toEqual([]);
  });
  test('every profile begins with narrow, from which others borrow their control', () => {
    for (const profile of PROFILES) expect(scenariosOf(profile)[0]?.id).toBe('narrow');
  });
});

describe('operations', () => {
  const item = (sample: { name: string; schema: unknown }) => ({
    kind: 'tool' as const,
    description: '',
    annotations: null,
    ...sample,
  });
  test.each(OPERATIONS.map((id) => [id] as const))('%s spots its sample and leaves the other alone', (id) => {
    const definition = OPERATION_DEFINITIONS[id];
    expect(definition.spot(item(definition.accepts), leavesOf(definition.accepts.schema))).toBeGreaterThan(0);
    expect(definition.candidates(leavesOf(definition.accepts.schema)).length).toBeGreaterThan(0);
    expect(definition.spot(item(definition.leaves), leavesOf(definition.leaves.schema))).toBe(0);
  });
});

/** Predictions of every boundary in every situation that the scenarios pose. */
const PREDICTIONS = (() => {
  const situations = SCENARIOS.flatMap((scenario) =>
    scenario.phases.flatMap((phase) =>
      phase.poses.flatMap(({ target }) => USES.map((use) => situationOf({ scenario: scenario.id, target }, use))),
    ),
  ).filter((situation) => situation !== null);
  return BOUNDARIES.map((boundary) => situations.map((situation) => predict(boundary, situation)));
})();

test('the catalogue is sharp: for every two boundaries some scenario tells them apart', () => {
  const blunt: string[] = [];
  for (const [a, left] of BOUNDARIES.entries()) {
    for (const [b, right] of BOUNDARIES.entries()) {
      if (b <= a) continue;
      const apart = PREDICTIONS[a]?.some((word, at) => {
        const other = PREDICTIONS[b]?.[at];
        return word !== null && other !== null && word !== other;
      });
      if (apart !== true) blunt.push(`${describeBoundary(left)} ~ ${describeBoundary(right)}`);
    }
  }
  expect(blunt).toEqual([]);
});
