import { machine, ratioBar, type Spread, showSpread, spread } from '../lib/bars.ts';
import type { Rate } from './contender.child.ts';
import { CONTENDERS, type ContenderName } from './contenders.ts';
import { TENDERS_PER_DIGEST, URDU_EVERY } from './digests.ts';
import type { Measured, Options } from './measure.ts';

const OTHERS = CONTENDERS.filter((name) => name !== 'ours');

export function report({ facts, rounds }: Measured, { milliseconds }: Options) {
  if (facts.ours.sha256 !== facts['compiled once'].sha256)
    throw new Error('Ours and compiled once draw different bytes');
  const ratios = (name: ContenderName, measure: keyof Rate) =>
    rounds.map((round) => round.ours[measure] / round[name][measure]);
  const oursBy = (measure: keyof Rate) =>
    Object.fromEntries(OTHERS.map((name) => [name, spread(ratios(name, measure))]));
  const bar = (name: ContenderName, least: number) => ratioBar(`ours by ${name}`, least, ratios(name, 'bySecond'));
  return {
    machine: machine(),
    setting: {
      rounds: rounds.length,
      milliseconds,
      tendersPerDigest: TENDERS_PER_DIGEST,
      urduShare: 1 / URDU_EVERY,
    },
    bars: [bar('naive', 150), bar('compiled once', 4)],
    bytesPerMail: Object.fromEntries(CONTENDERS.map((name) => [name, facts[name].bytesPerMail])),
    /** Mails a second of ours by those of each in the same round. */
    oursBy: oursBy('bySecond'),
    /** The same for a second of processor time, of which the collection of garbage takes some beside the drawing. */
    oursByInProcessorTime: oursBy('byProcessorSecond'),
    /** Only an impression: depends on the machine and its load. */
    mailsPerProcessorSecond: Object.fromEntries(
      CONTENDERS.map((name) => [name, Math.round(spread(rounds.map((round) => round[name].byProcessorSecond)).median)]),
    ),
  };
}

/** The results as lines for people. */
export function toLines(results: ReturnType<typeof report>): string[] {
  const { machine, setting, bytesPerMail, oursBy, oursByInProcessorTime, mailsPerProcessorSecond } = results;
  const show = (value: Spread | undefined) => (value === undefined ? '' : showSpread(value));
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
  ];
}
