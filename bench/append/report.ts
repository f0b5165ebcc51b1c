import { cpus, loadavg, totalmem } from 'node:os';
import { type Ratio, RIVALS, type Rival, SETTINGS, type SettingName } from './cells.ts';

/** Median, and the half of all rounds that lies in the middle. */
export interface Spread {
  readonly median: number;
  readonly quarter: number;
  readonly threeQuarters: number;
}

export interface Bar {
  readonly what: string;
  readonly bar: number;
  readonly measured: Spread;
  readonly met: boolean;
}

export interface Results {
  readonly machine: Readonly<Record<string, string | number>>;
  readonly bars: readonly Bar[];
  readonly throughputToRaw: Readonly<Record<string, Readonly<Record<string, Spread>>>>;
  readonly cpuToRaw: Readonly<Record<string, Readonly<Record<string, Spread>>>>;
  /** A full append by each peer's, in the same round; message-db writes no read row, and there is no bar for it. */
  readonly fullByPeer: Readonly<Record<string, Readonly<Record<string, Spread>>>>;
}

const PEERS = ['emmett', 'message-db', 'message-db, apart'] as const;

export function report(ratios: readonly Ratio[], replay: readonly number[], rounds: number): Results {
  const of = (setting: SettingName, rival: Rival) =>
    ratios.filter((one) => one.setting === setting && one.rival === rival).sort((a, b) => a.round - b.round);
  const throughput = (setting: SettingName, rival: Rival) => of(setting, rival).map((one) => one.throughput);
  const table = (values: (setting: SettingName, rival: Rival) => number[], rivals: readonly Rival[] = RIVALS) =>
    Object.fromEntries(
      SETTINGS.map(({ name }) => [
        name,
        Object.fromEntries(rivals.map((rival) => [rival, spread(values(name, rival))])),
      ]),
    );
  const fullBy = (setting: SettingName, peer: Rival) => {
    const theirs = throughput(setting, peer);
    return throughput(setting, 'full').map((value, round) => value / (theirs[round] ?? Number.NaN));
  };
  const bar = (what: string, least: number, values: readonly number[]): Bar => {
    const measured = spread(values);
    return { what, bar: least, measured, met: measured.median >= least };
  };
  return {
    machine: machine(rounds),
    bars: [
      bar('full append ÷ raw, 16 connections, synced', 0.55, throughput('synced, 16 connections', 'full')),
      bar('full append ÷ raw, 1 connection, unsynced', 0.4, throughput('unsynced, 1 connection', 'full')),
      bar('full append ÷ emmett, 16 connections, synced', 3, fullBy('synced, 16 connections', 'emmett')),
      bar('full append ÷ emmett, 16 connections, unsynced', 3, fullBy('unsynced, 16 connections', 'emmett')),
      bar(
        'command, new stream ÷ raw, 16 connections, synced',
        0.35,
        throughput('synced, 16 connections', 'command, new stream'),
      ),
      bar('command, mixed ÷ raw, 16 connections, synced', 0.35, throughput('synced, 16 connections', 'command, mixed')),
      bar('replay ÷ (COPY + JSON.parse)', 0.75, replay),
    ],
    throughputToRaw: table(throughput),
    cpuToRaw: table((setting, rival) => of(setting, rival).map((one) => one.cpu)),
    fullByPeer: table(fullBy, PEERS),
  };
}

function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) => {
    const place = (sorted.length - 1) * share;
    const [low = Number.NaN, high = Number.NaN] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
    return Number((low + (high - low) * (place % 1)).toFixed(3));
  };
  return { median: at(0.5), quarter: at(0.25), threeQuarters: at(0.75) };
}

function machine(rounds: number) {
  return {
    measuredAt: new Date().toISOString(),
    rounds,
    processors: cpus().length,
    processor: cpus()[0]?.model ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    platform: `${process.platform} ${process.arch}`,
    node: process.version,
    loadAverage: Number((loadavg()[1] ?? 0).toFixed(1)),
  };
}

/** The results as lines for people. */
export function toLines({ machine, bars, throughputToRaw, cpuToRaw, fullByPeer }: Results): string[] {
  const show = ({ median, quarter, threeQuarters }: Spread) =>
    `${median.toFixed(2)} (${quarter.toFixed(2)}–${threeQuarters.toFixed(2)})`;
  const rows = (table: Results['cpuToRaw']) =>
    Object.entries(table).flatMap(([setting, rivals]) =>
      Object.entries(rivals).map(([rival, value]) => `  ${setting.padEnd(26)} ${rival.padEnd(20)} ${show(value)}`),
    );
  return [
    Object.entries(machine)
      .map(([name, value]) => `${name} ${value}`)
      .join(', '),
    'throughput ÷ raw: median (middle half)',
    ...rows(throughputToRaw),
    'processor time of an append ÷ raw',
    ...rows(cpuToRaw),
    'full append ÷ that of',
    ...rows(fullByPeer),
    'bars',
    ...bars.map(
      ({ what, bar, measured, met }) => `  ${met ? 'met   ' : 'MISSED'} ${what}: ${show(measured)}, at least ${bar}`,
    ),
  ];
}
