import { type ChildProcess, fork } from 'node:child_process';
import { answerOf } from '../lib/child.ts';
import type { Rate } from './contender.child.ts';
import { CONTENDERS, type ContenderName, type Facts } from './contenders.ts';

export interface Options {
  readonly rounds: number;
  /** Time that one contender draws in one round. */
  readonly milliseconds: number;
}

type ByContender<Value> = Readonly<Record<ContenderName, Value>>;

export interface Measured {
  readonly facts: ByContender<Facts>;
  readonly rounds: readonly ByContender<Rate>[];
}

/**
 * Each contender in a process of its own, so that nobody's garbage slows another; they draw in turn, every other round
 * backwards, so that what disturbs one disturbs its neighbours as well.
 */
export async function measure({ rounds, milliseconds }: Options): Promise<Measured> {
  const children: ChildProcess[] = [];
  try {
    const facts: Partial<Record<ContenderName, Facts>> = {};
    const byName = new Map<ContenderName, ChildProcess>();
    for (const name of CONTENDERS) {
      const child = fork(new URL('./contender.child.ts', import.meta.url), [name]);
      children.push(child);
      byName.set(name, child);
      facts[name] = (await answerOf(child)) as Facts;
    }
    const results: ByContender<Rate>[] = [];
    for (let round = -1; round < rounds; round++) {
      const rates: Partial<Record<ContenderName, Rate>> = {};
      for (const [name, child] of round % 2 === 0 ? byName : [...byName].reverse()) {
        child.send({ milliseconds });
        rates[name] = (await answerOf(child)) as Rate;
      }
      // The round before the first warms up.
      if (round >= 0) results.push(rates as ByContender<Rate>);
    }
    return { facts: facts as ByContender<Facts>, rounds: results };
  } finally {
    for (const child of children) child.kill();
  }
}
