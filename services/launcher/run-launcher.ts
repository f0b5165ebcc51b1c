import { StartError } from '#db/start-error.ts';
import { onShutdown } from '../platform/shutdown.ts';
import { forgetSignIn } from './first-run/sign-in.ts';
import { watchParent } from './processes/watch-parent.ts';
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
