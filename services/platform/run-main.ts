import { StartError } from '#db/start-error.ts';

/**
 * Runs the start of a program. A StartError is for the person at the terminal: its message alone is printed. Anything
 * else is a defect and shows its stack. Both end the process with `status`.
 */
export async function runMain(start: () => Promise<void>, status = 1): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(status);
  }
}
