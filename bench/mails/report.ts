import { cpus, loadavg, totalmem } from 'node:os';
import type { Rate } from './contender.child.ts';
import { CONTENDERS, type ContenderName } from './contenders.ts';
import { TENDERS_PER_DIGEST, URDU_EVERY } from './digests.ts';
import type { Measured, Options } from './measure.ts';

/** Median, and the half of all rounds that lies in the middle. */
export interface Spread {
  readonly median: number;
  readonly quarter: number;
  readonly threeQuarters: number;
}

export interface Results {
  readonly machine: Readonly<Record<string, string | number>>;
  readonly setting: Readonly<Record<string, string | number>>;
  readonly bars: readonly {
    readonly what: string;
    readonly bar: number;
    readonly measured: Spread;
    readonly met: boolean;
  }[];
  readonly bytesPerMail: Readonly<Record<string, number>>;
  /** Mails a second of ours by those of each in the same round. */
  readonly oursBy: Readonly<Record<string, Spread>>;
  /** The same for a second of processor time, of which the collection of garbage takes some beside the drawing. */
  readonly oursByInProcessorTime: Readonly<Record<string, Spread>>;
  /** Only an impression: depends on the machine and its load. */
  readonly mailsPerProcessorSecond: Readonly<Record<string, number>>;
}

const OTHERS = CONTENDERS.filter((name) => name !== 'ours');

export function report({ facts, rounds }: Measured, { milliseconds }: Options): Results {
  if (facts.ours.sha256 !== facts['compiled once'].sha256)
    throw new Error('Ours and compiled once draw different bytes');
  const oursBy = (name: ContenderName, measure: keyof Rate = 'bySecond') =>
    spread(rounds.map((round) => round.ours[measure] / round[name][measure]));
  const bar = (name: ContenderName, least: number) => {
    const measured = oursBy(name);
    return { what: `ours by ${name}`, bar: least, measured, met: measured.median >= least };
  };
  return {
    machine: {
      measuredAt: new Date().toISOString(),
      processors: cpus().length,
      processor: cpus()[0]?.model ?? 'unknown',
      memoryGiB: Math.round(totalmem() / 2 ** 30),
      platform: `${process.platform} ${process.arch}`,
      node: process.version,
      loadAverage: Number((loadavg()[0] ?? 0).toFixed(1)),
    },
    setting: {
      rounds: rounds.length,
      milliseconds,
      tendersPerDigest: TENDERS_PER_DIGEST,
      urduShare: 1 / URDU_EVERY,
    },
    bars: [bar('naive', 150), bar('compiled once', 4)],
    bytesPerMail: Object.fromEntries(CONTENDERS.map((name) => [name, facts[name].bytesPerMail])),
    oursBy: Object.fromEntries(OTHERS.map((name) => [name, oursBy(name)])),
    oursByInProcessorTime: Object.fromEntries(OTHERS.map((name) => [name, oursBy(name, 'byProcessorSecond')])),
    mailsPerProcessorSecond: Object.fromEntries(
      CONTENDERS.map((name) => [name, Math.round(spread(rounds.map((round) => round[name].byProcessorSecond)).median)]),
    ),
  };
}

function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.round((sorted.length - 1) * share)] ?? Number.NaN).toPrecision(3));
  return { median: at(0.5), quarter: at(0.25), threeQuarters: at(0.75) };
}

/** The results as lines for people. */
export function toLines(results: Results): string[] {
  const { machine, setting, bars, bytesPerMail, oursBy, oursByInProcessorTime, mailsPerProcessorSecond } = results;
  const show = (value: Spread | undefined) =>
    value === undefined ? '' : `${value.median} (${value.quarter}–${value.threeQuarters})`;
  const facts = (list: Readonly<Record<string, string | number>>) =>
    Object.entries(list)
      .map(([name, value]) => `${name} ${value}`)
      .join(', ');
  return [
    facts(machine),
    facts(setting),
    'mails of ours by mails of: median (middle half) by the clock · in processor time',
    ...OTHERS.map((name) => `  ${name.padEnd(26)} ${show(oursBy[name])} · ${show(oursByInProcessorTime[name])}`),
    `bytes of a mail: ${facts(bytesPerMail)}`,
    `mails a processor second: ${facts(mailsPerProcessorSecond)}`,
    ...bars.map(
      ({ what, bar, measured, met }) => `${met ? 'met   ' : 'MISSED'} ${what}: ${show(measured)}, at least ${bar}`,
    ),
  ];
}
