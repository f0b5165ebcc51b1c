/** Loaded before a benchmark: who is told to end leaves by `exit`, which stops the Postgres that it started; a signal alone would not. */
process.once('SIGTERM', () => process.exit(143));
