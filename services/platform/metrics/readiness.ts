import { setTimeout as sleep } from 'node:timers/promises';

/** Asks one of the others whether it answers; throws or hangs when it does not. */
export type Probe = () => Promise<unknown>;

export interface Readiness {
  /** Asked at most once a second, answered within two. The text names what was asked, one a line. */
  check(): Promise<{ readonly ready: boolean; readonly text: string }>;
  /** From now on this process is not ready: it is about to end. */
  drain(): void;
  readonly draining: boolean;
}

const FRESH_MS = 1000;
const PATIENCE_MS = 2000;

/**
 * Whether a process should be given work. Without one of `needed` it should not; one of `wanted` is only told of,
 * because this process does its work without it.
 */
export function createReadiness(probes: {
  readonly needed: Readonly<Record<string, Probe>>;
  readonly wanted?: Readonly<Record<string, Probe>>;
}): Readiness {
  const { needed, wanted = {} } = probes;
  let draining = false;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let latest: Promise<{ ready: boolean; lines: string[] }> | undefined;
  const ask = async () => {
    const answers = await Promise.all(Object.entries({ ...wanted, ...needed }).map(answered));
    const missing = answers.some(({ name, answers: well }) => !well && name in needed);
    return { ready: !missing, lines: answers.map(({ name, answers: well }) => `${name} ${well ? 'ok' : 'away'}`) };
  };
  return {
    async check() {
      if (draining) return { ready: false, text: 'not ready\nending\n' };
      if (latest === undefined || performance.now() - checkedAt > FRESH_MS) {
        checkedAt = performance.now();
        latest = ask();
      }
      const { ready, lines } = await latest;
      return { ready, text: `${[ready ? 'ready' : 'not ready', ...lines].join('\n')}\n` };
    },
    drain: () => {
      draining = true;
    },
    get draining() {
      return draining;
    },
  };
}

async function answered([name, probe]: [string, Probe]): Promise<{ name: string; answers: boolean }> {
  const late = new AbortController();
  try {
    const answers = await Promise.race([
      probe().then(() => true),
      sleep(PATIENCE_MS, false, { ref: false, signal: late.signal }),
    ]);
    return { name, answers };
  } catch {
    return { name, answers: false };
  } finally {
    late.abort();
  }
}
