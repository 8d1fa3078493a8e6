/** Complains on stderr and exits before it has read anything. */
process.stderr.write('fatal: the configuration file is missing\n');
process.exitCode = 1;
