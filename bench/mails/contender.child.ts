import { performance } from 'node:perf_hooks';
import { type Contender, isContenderName, openers } from './contenders.ts';

/** Time to draw. */
export interface Order {
  readonly milliseconds: number;
}
export interface Rate {
  readonly bySecond: number;
  /** Counts the time of all threads of the process, garbage collection among them. */
  readonly byProcessorSecond: number;
}

const name = process.argv[2] ?? '';
if (!isContenderName(name)) throw new Error(`There is no contender ${name}`);
const { draw, facts } = await openers[name]();
process.on(
  'message',
  ({ milliseconds }: Order) => void rate(draw, milliseconds).then((result) => process.send?.(result)),
);
process.send?.(facts);

async function rate(contender: Contender, milliseconds: number): Promise<Rate> {
  const [start, cpuStart] = [performance.now(), process.cpuUsage()];
  let drawn = 0;
  let passed = 0;
  while (passed < milliseconds) {
    const mail = contender(drawn++);
    if (mail instanceof Promise) await mail;
    passed = performance.now() - start;
  }
  const { user, system } = process.cpuUsage(cpuStart);
  return { bySecond: (drawn * 1000) / passed, byProcessorSecond: (drawn * 1e6) / (user + system) };
}
