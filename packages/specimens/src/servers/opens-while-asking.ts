/** While a new list is awaited the argument is in force again. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ opensWhileAsking: true });
