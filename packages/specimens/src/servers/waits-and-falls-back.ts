/** Holds calls until the roots are answered; where no answer comes the argument is in force. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ before: 'waits', onFailure: 'argument' });
