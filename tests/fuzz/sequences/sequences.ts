import fc from 'fast-check';
import { compare, compareAll } from './compare.ts';
import { emptyModel } from './model.ts';
import { peopleSteps } from './people-steps.ts';
import { Portal, type SequenceSite } from './portal.ts';
import { pick, type Steps } from './step.ts';
import { subscriptionSteps } from './subscription-steps.ts';
import { tenderSteps } from './tender-steps.ts';

const STEPS: Steps = { ...tenderSteps, ...peopleSteps, ...subscriptionSteps };
const WEIGHED = Object.entries(STEPS).flatMap(([name, step]) =>
  Array.from({ length: step.weight ?? 1 }, () => ({ name, ...step })),
);
const MOST = 2 ** 16;
/** Numbers that choose a step of those that are possible by then, and what it is done to. */
const anySequence = fc.array(fc.tuple(fc.nat(MOST), fc.nat(MOST)), { minLength: 1, maxLength: 10, size: 'max' });

export interface SequenceTally {
  sequences: number;
  calls: number;
  readonly steps: Map<string, number>;
}

/**
 * Runs sequences of calls against the portal and a model of it.
 * @throws Error with the seed and the sequence after which they disagree
 */
export async function runSequences(
  site: SequenceSite,
  { sequences, seed, lanes = 4 }: { readonly sequences: number; readonly seed: number; readonly lanes?: number },
): Promise<SequenceTally> {
  const tally: SequenceTally = { sequences: 0, calls: 0, steps: new Map() };
  const onCall = () => {
    tally.calls += 1;
  };
  let made = 0;
  const property = fc.asyncProperty(anySequence, async (drawn) => {
    const portal = new Portal({ ...site, word: `zq${(++made).toString(36)}x`, onCall });
    await runOne(drawn, portal, tally);
    tally.sequences += 1;
  });
  const share = Math.ceil(sequences / lanes);
  const check = (own: number) => fc.check(property, { seed: own, numRuns: share, endOnFailure: true });
  const runs = Array.from({ length: lanes }, (_, lane) => check(seed + lane));
  const faults = (await Promise.all(runs)).filter(({ failed }) => failed);
  if (faults.length > 0) {
    const said = faults.map((fault) => `after ${fault.numRuns} sequences: ${String(fault.errorInstance)}`);
    throw new Error(`--seed ${seed}\n${said.join('\n')}`);
  }
  return tally;
}

async function runOne(
  drawn: readonly (readonly [at: number, choice: number])[],
  portal: Portal,
  { steps }: SequenceTally,
): Promise<void> {
  const model = emptyModel();
  const done: string[] = [];
  try {
    await tenderSteps.createCategory?.run(model, portal, 0); // without which there is no tender
    for (const [at, choice] of drawn) {
      const { name, run } = pick(
        WEIGHED.filter(({ can }) => can?.(model) ?? true),
        at,
      );
      done.push(`${name}(${choice})`);
      await run(model, portal, choice);
      await compare(model, portal, choice);
      steps.set(name, (steps.get(name) ?? 0) + 1);
    }
    await compareAll(model, portal);
  } catch (error) {
    throw new Error(`${done.join(', ')}: ${String(error)}`, { cause: error });
  }
}

/** Steps that no sequence came to. */
export const neverRun = ({ steps }: SequenceTally) => Object.keys(STEPS).filter((name) => !steps.has(name));
