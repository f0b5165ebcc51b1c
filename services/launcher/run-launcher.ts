import { StartError } from '#db/start-error.ts';
import { onShutdown } from '../platform/shutdown.ts';
import { forgetSignIn } from './first-run/sign-in.ts';
import { Resources } from './resources.ts';
import { type Plan, startProduct } from './start-product.ts';

const DEADLINE_MS = 45_000;

/**
 * `npm start`: starts what the plan names, prints one line with the address and stays until it is told to stop, then
 * stops everything in reverse order. Throws when the start fails; everything is stopped by then.
 */
export async function runLauncher(plan: Plan): Promise<void> {
  const resources = new Resources();
  const aborted = new AbortController();
  const started = startProduct(plan, resources, aborted.signal);
  const shutDown = onShutdown(
    async () => {
      aborted.abort(new StartError('Stopped while starting.'));
      await started.catch(() => undefined);
      await resources.close();
    },
    { deadline: DEADLINE_MS },
  );
  watchParent(plan.environment, () => void shutDown('npm is gone'));
  try {
    const { line, dataDir } = await started;
    console.log(line);
    await forgetSignIn(dataDir);
  } catch (error) {
    // A requested stop ends the process by itself and is no failure.
    if (aborted.signal.aborted) return;
    await resources.close();
    throw error;
  }
}

const EVERY_MS = 500;

/**
 * Calls `onLoss` when the shell that npm started us in is gone. npm passes a signal on to that shell only, and the
 * shell dies of it without telling us. Outside npm a lost parent means nothing: programs are started and left running.
 */
function watchParent(environment: Readonly<Record<string, string | undefined>>, onLoss: () => void): void {
  if (environment.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onLoss();
  }, EVERY_MS);
  timer.unref();
}
