/** Keeps to the directories of its command line and never asks for roots. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ set: 'argument', asks: 'never' });
