/** Pushes roots/list as in the era before, where nobody may answer, and goes on with the argument. */
import { serveRaw } from '../raw/stateless.ts';

await serveRaw({}, ({ send }) => {
  send({ id: 'own-1', method: 'roots/list' });
  return { kind: 'none' };
});
