/** Never sleeps: it turns in a circle beside its work, so that nobody can wait for it to be quiet. */
import { serveLine } from '../kit/serve.ts';

const turn = (): void => void setImmediate(turn);
turn();
await serveLine({});
