import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { answerOf } from '../lib/child.ts';
import type { CellOrder, CellResult } from './contender.child.ts';

export const SETTINGS = [
  { name: 'synced, 1 connection', connections: 1, synced: true },
  { name: 'synced, 16 connections', connections: 16, synced: true },
  { name: 'unsynced, 1 connection', connections: 1, synced: false },
  { name: 'unsynced, 16 connections', connections: 16, synced: false },
] as const;
export type SettingName = (typeof SETTINGS)[number]['name'];

/** Everybody but raw, which is run between any two of them. */
export const RIVALS = [
  'full',
  'command, new stream',
  'command, mixed',
  'emmett',
  'message-db',
  'message-db, apart',
] as const;
export type Rival = (typeof RIVALS)[number];

/** One cell against the raw cells just before and just after it. */
export interface Ratio {
  readonly setting: SettingName;
  readonly rival: Rival;
  readonly round: number;
  readonly throughput: number;
  readonly cpu: number;
}

export interface RunOptions {
  readonly rounds: number;
  readonly milliseconds: number;
  readonly onRound: (round: number) => void;
}

/** Runs raw, X, raw, Y, raw ... in shuffled order, round after round, each contender in a process of its own. */
export async function runCells(url: string, { rounds, milliseconds, onRound }: RunOptions): Promise<Ratio[]> {
  const children = new Map<string, ChildProcess>();
  try {
    for (const name of ['raw', ...RIVALS]) children.set(name, await start(name, url));
    const cell = (name: string, order: CellOrder) => ask(children.get(name), order);
    const ratios: Ratio[] = [];
    for (let round = 1; round <= rounds; round++) {
      for (const { name: setting, connections, synced } of shuffled(SETTINGS)) {
        const order = { connections, synced, milliseconds };
        let before = await cell('raw', order);
        for (const rival of shuffled(RIVALS)) {
          const own = await cell(rival, order);
          const after = await cell('raw', order);
          ratios.push({
            setting,
            rival,
            round,
            throughput: own.perSecond / mean(before.perSecond, after.perSecond),
            cpu: own.cpuMicros / mean(before.cpuMicros, after.cpuMicros),
          });
          before = after;
        }
      }
      onRound(round);
    }
    return ratios;
  } finally {
    for (const child of children.values()) child.kill();
  }
}

async function start(name: string, url: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, 'contender.child.ts'), [name, url]);
  await answerOf(child);
  return child;
}

async function ask(child: ChildProcess | undefined, order: CellOrder): Promise<CellResult> {
  if (child === undefined) throw new Error('No such contender');
  child.send(order);
  return (await answerOf(child)) as CellResult;
}

const mean = (a: number, b: number) => (a + b) / 2;

function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ value }) => value);
}
