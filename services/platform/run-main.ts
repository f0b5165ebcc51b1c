import { StartError } from '#db/start-error.ts';

/**
 * Runs the start of a program. A StartError is for the person at the terminal: its message alone is printed. Anything
 * else is a defect and shows its stack. Both end the process with status 1.
 */
export async function runMain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}
