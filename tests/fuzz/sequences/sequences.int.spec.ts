import { expect, test } from 'vitest';
import { createLinkTokens } from '../../../services/platform/tokens/link-tokens.ts';
import { startApi } from '../../support/api/start-api.ts';
import { forAllTests } from '../../support/for-tests.ts';
import { neverRun, runSequences } from './sequences.ts';

const SEQUENCES = Number(process.env.FUZZ_SEQUENCES ?? 25);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);
const IS_LONG = process.env.FUZZ_SEQUENCES !== undefined;

const api = forAllTests(() => startApi({ keepsAnswers: true, settings: { rateLimitScale: 1_000_000 } }));

test(`${SEQUENCES} sequences of calls: every answer and everything read afterwards is as a model of the portal says, from the cache, too [ASVS 2.3.1, 7.4.1, 7.4.2, 8.3.2]`, {
  timeout: Math.max(180_000, SEQUENCES * 1000),
}, async () => {
  const start = performance.now();
  const site = {
    origin: api.origin,
    owner: api.owner,
    chief: await api.superAdmin(),
    tokens: createLinkTokens(...api.config.sessionSecrets).subscriptions,
  };
  const tally = await runSequences(site, { sequences: SEQUENCES, seed: SEED });
  const { sequences, calls, steps } = tally;
  const count = [...steps.values()].reduce((sum, one) => sum + one, 0);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  if (IS_LONG) {
    const said = `${sequences} sequences, ${count} steps, ${calls} calls, ${seconds} s, seed ${SEED}`;
    process.stdout.write(`${said}\n${[...steps].map(([name, times]) => `${name}: ${times}`).join(', ')}\n`);
  }
  expect(sequences).toBeGreaterThanOrEqual(SEQUENCES);
  // the steps that need others before them are too seldom for a short run
  if (IS_LONG) expect(neverRun(tally)).toEqual([]);
  else expect(steps.size).toBeGreaterThan(15);
});
