import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartError } from '#db/start-error.ts';

const Answer = z.object({ refusal: z.string().optional() });

/**
 * Creates the first administrator and the sample notices on an empty database, in a process of its own: the launcher
 * stays small and knows nothing of the API's modules. The sign-in of an administrator that it created is kept
 * (sign-in.ts). Throws StartError.
 */
export async function seedFirstRun(
  firstRun: URL,
  environment: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<void> {
  const child = fork(fileURLToPath(new URL('./first-run.child.ts', import.meta.url)), [firstRun.href], {
    env: { ...environment },
    execArgv: [],
    signal,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const message = await new Promise<unknown>((resolve) => {
    child.once('message', resolve);
    child.once('error', () => resolve(undefined));
    child.once('exit', () => resolve(undefined));
  });
  const answer = Answer.safeParse(message);
  if (!answer.success) {
    throw new StartError(
      'The first administrator and the sample notices could not be created. The lines before this one say why.',
    );
  }
  if (answer.data.refusal !== undefined) throw new StartError(answer.data.refusal);
}
