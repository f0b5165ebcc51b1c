import { expect, it } from 'vitest';
import { interruptedRun, whole } from './interrupted-run.ts';

/** `npm run test:faults` asks for the long version. */
const LONG = process.env.FAULTS === 'long';
const [subscriptions, kills] = LONG ? [20_000, 30] : [3000, 5];

it(
  `a run of ${subscriptions} whose worker is killed ${kills} times by force loses nobody and tells nobody twice`,
  async () => {
    const { kills: survived, ...outcome } = await interruptedRun({ subscriptions, kills });
    expect(outcome).toEqual(whole(subscriptions));
    expect(survived).toBe(kills);
  },
  LONG ? 600_000 : 90_000,
);
