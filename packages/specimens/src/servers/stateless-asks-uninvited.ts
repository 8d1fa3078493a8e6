/** Asks for roots in every call of the stateless era, declared or not. */
import { serveRaw, toldBy } from '../raw/stateless.ts';

await serveRaw({}, ({ answer }) => (answer === undefined ? null : toldBy(answer)));
