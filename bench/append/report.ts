import { machine, ratioBar, type Spread, showSpread, spread } from '../lib/bars.ts';
import { type Ratio, RIVALS, type Rival, SETTINGS, type SettingName } from './cells.ts';

const PEERS = ['emmett', 'message-db', 'message-db, apart'] as const;

export function report(ratios: readonly Ratio[], replay: readonly number[], rounds: number) {
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
  return {
    machine: { rounds, ...machine() },
    bars: [
      ratioBar('full append ÷ raw, 16 connections, synced', 0.55, throughput('synced, 16 connections', 'full')),
      ratioBar('full append ÷ raw, 1 connection, unsynced', 0.4, throughput('unsynced, 1 connection', 'full')),
      ratioBar('full append ÷ emmett, 16 connections, synced', 3, fullBy('synced, 16 connections', 'emmett')),
      ratioBar('full append ÷ emmett, 16 connections, unsynced', 3, fullBy('unsynced, 16 connections', 'emmett')),
      ratioBar(
        'command, new stream ÷ raw, 16 connections, synced',
        0.35,
        throughput('synced, 16 connections', 'command, new stream'),
      ),
      ratioBar(
        'command, mixed ÷ raw, 16 connections, synced',
        0.35,
        throughput('synced, 16 connections', 'command, mixed'),
      ),
      ratioBar('replay ÷ (COPY + JSON.parse)', 0.75, replay),
    ],
    throughputToRaw: table(throughput),
    cpuToRaw: table((setting, rival) => of(setting, rival).map((one) => one.cpu)),
    /** A full append by each peer's, in the same round; message-db writes no read row, and there is no bar for it. */
    fullByPeer: table(fullBy, PEERS),
  };
}

/** The results as lines for people. */
export function toLines({ machine, throughputToRaw, cpuToRaw, fullByPeer }: ReturnType<typeof report>): string[] {
  const rows = (table: Readonly<Record<string, Readonly<Record<string, Spread>>>>) =>
    Object.entries(table).flatMap(([setting, rivals]) =>
      Object.entries(rivals).map(
        ([rival, value]) => `  ${setting.padEnd(26)} ${rival.padEnd(20)} ${showSpread(value)}`,
      ),
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
  ];
}
