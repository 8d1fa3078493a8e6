/** The process of the command `rootbound`. The exit code is set and not forced, so that output is written to its end. */
import { runCli } from './cli.ts';
import { openConsole } from './console.ts';

process.exitCode = await runCli(process.argv.slice(2), openConsole());
