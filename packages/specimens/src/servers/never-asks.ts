/** Keeps to its working directory and never asks for roots. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ set: 'directory', asks: 'never' });
