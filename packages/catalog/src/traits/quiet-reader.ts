/** The witness saw the server reach a place outside before any call was posed. */
import type { TraitDefinition } from './trait.ts';

export const quietReader: TraitDefinition = {
  word: 'quiet-reader',
  detect: ({ report }) => {
    const reached = report.sessions.flatMap(({ quiet = [] }) => quiet);
    if (reached.length === 0) return null;
    const places = [...new Set(reached.map(({ place }) => place))].join(', ');
    return { word: 'quiet-reader', because: `reached ${places} with no call`, cells: [] };
  },
};
