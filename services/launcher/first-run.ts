import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StartError } from '#db/start-error.ts';

/** How the first administrator signs in; the password only when it was made up here. */
export type SignIn = { username: string; password?: string | undefined };

const Answer = z.union([
  z.object({ admin: z.object({ username: z.string(), password: z.string().optional() }).optional() }),
  z.object({ refusal: z.string() }),
]);

/**
 * Creates the first administrator and the sample notices on an empty database, in a process of its own: the launcher
 * stays small and knows nothing of the API's modules. Answers the sign-in when an administrator was created.
 */
export async function seedFirstRun(
  firstRun: URL,
  environment: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<SignIn | undefined> {
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
  if (!answer.success)
    throw new StartError(
      'The first administrator and the sample notices could not be created. The lines before this one say why.',
    );
  if ('refusal' in answer.data) throw new StartError(answer.data.refusal);
  return answer.data.admin;
}
