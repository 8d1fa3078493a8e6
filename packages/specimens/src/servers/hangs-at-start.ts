/** Stays alive, reads what it is sent and never answers. */
process.stderr.write('waiting for something that never comes\n');
process.stdin.resume();
