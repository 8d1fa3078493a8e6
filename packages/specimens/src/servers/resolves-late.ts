/** Resolves the links of its roots at each call: a root swapped for a link takes the boundary with it. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ resolvesRoots: 'at-each-call' });
