/** The worker process: orders come over the process channel, reports go back; nothing else comes in or out. */
import { takeOrders } from '@rootbound/queue/take-orders';
import { readConfig } from './config.ts';
import { makeWorker } from './worker.ts';

await takeOrders(makeWorker(readConfig(process.env)));
