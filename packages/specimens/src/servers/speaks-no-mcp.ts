/** Prints prose, ignores what it is sent and stays alive. */
process.stdout.write('Welcome!\nThis program wants a person at the keyboard.\nPress any key to continue.\n');
process.stdin.resume();
