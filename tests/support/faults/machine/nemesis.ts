import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from '../service.ts';

export interface Kills {
  /** Kills of processes that worked, or were starting. */
  kills: number;
  /** Kills among these while the process was not yet ready. */
  whileStarting: number;
}

/**
 * Kills and starts again each of the services, over and over, independently of the others, until together they have
 * been killed `times`, or `limitMs` have passed. `meanMs`: how long a life lasts on average once it works; one in ten dies while it starts.
 */
export async function killAtRandom(
  services: readonly Service[],
  times: number,
  meanMs: number,
  limitMs = 900_000,
  onKill: (kills: number) => void = () => undefined,
): Promise<Kills> {
  const end = performance.now() + limitMs;
  const done: Kills = { kills: 0, whileStarting: 0 };
  const haunt = async (service: Service) => {
    for (;;) {
      await sleep(2 * meanMs * Math.random());
      if (done.kills >= times || performance.now() > end) break;
      done.kills++;
      onKill(done.kills);
      await service.kill();
      const working = service.start();
      if (Math.random() < 0.1 && done.kills < times) {
        await sleep(400 * Math.random());
        done.kills++;
        done.whileStarting++;
        await service.kill();
        await working;
        await service.start();
      } else await working;
    }
  };
  await Promise.all(services.map(haunt));
  return done;
}
