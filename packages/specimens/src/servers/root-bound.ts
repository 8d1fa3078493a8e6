/** Keeps all its tools inside the roots, which replace the argument; asks again when the list changes. */
import { serveLine } from '../kit/serve.ts';

await serveLine({});
