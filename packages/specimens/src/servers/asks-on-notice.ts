/** Never asks by itself; a notification alone makes it ask, and adopt what it hears. */
import { serveLine } from '../kit/serve.ts';

await serveLine({ asks: 'notified' });
