import { onceASecond } from '../shared/once-a-second.ts';
import { within } from '../shared/within.ts';

/** Asks another server if it answers; throws or hangs when it does not. A text is what it cannot do just now. */
type Probe = () => Promise<unknown>;

export type Readiness = ReturnType<typeof createReadiness>;

const AWAY = 'away';
const PATIENCE_MS = 2000;

/**
 * Tells if a process should get work. It should not without any of `needed`; a missing `wanted` one is only reported,
 * because the process works without it.
 */
export function createReadiness(probes: {
  readonly needed: Readonly<Record<string, Probe>>;
  readonly wanted?: Readonly<Record<string, Probe>>;
}) {
  const { needed, wanted = {} } = probes;
  let draining = false;
  const latest = onceASecond(async () => {
    const answers = await Promise.all(Object.entries({ ...wanted, ...needed }).map(answered));
    const missing = answers.some(({ name, says }) => says === AWAY && name in needed);
    return { ready: !missing, lines: answers.map(({ name, says }) => `${name} ${says}`) };
  });
  return {
    /** Probes at most once a second and answers within two. The text has a line per probe. */
    async check(): Promise<{ readonly ready: boolean; readonly text: string }> {
      if (draining) return { ready: false, text: 'not ready\nending\n' };
      const { ready, lines } = await latest();
      return { ready, text: `${[ready ? 'ready' : 'not ready', ...lines].join('\n')}\n` };
    },
    /** Makes this process not ready for good, because it is about to end. */
    drain: (): void => {
      draining = true;
    },
    get draining(): boolean {
      return draining;
    },
  };
}

async function answered([name, probe]: [string, Probe]): Promise<{ name: string; says: string }> {
  try {
    const answer = probe().then((can) => (typeof can === 'string' ? can : 'ok'));
    return { name, says: await within(PATIENCE_MS, answer, () => AWAY) };
  } catch {
    return { name, says: AWAY };
  }
}
