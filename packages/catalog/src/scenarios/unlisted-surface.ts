/**
 * The matrix proper for what is no tool: resources, templates, prompts and completions that take a path.
 * They are posed apart from the tools, since nobody thinks of them as operations on files; their control lies here.
 */
import type { Scenario } from '@rootbound/core/scenario';
import { isAnyEra, ROOTS_PAGE } from './era.ts';
import { EVERY_TARGET } from './narrow.ts';

export const unlistedSurface: Scenario = {
  id: 'unlisted-surface',
  title: 'Resources, prompts and completions',
  question:
    'Which line do resources, templates, prompts and completions keep when the root is narrower than the argument?',
  definition: 1,
  declares: { roots: true, listChanged: true },
  argument: 'argument',
  phases: [
    {
      id: 'steady',
      roots: ['root-a'],
      answer: 'at-once',
      notify: 0,
      control: { from: 'session', target: 'inside' },
      poses: EVERY_TARGET,
    },
  ],
  surface: 'others',
  decides: 'line',
  appliesTo: isAnyEra,
  spec: [ROOTS_PAGE],
  bearsOn: ['P089', 'P105'],
};
