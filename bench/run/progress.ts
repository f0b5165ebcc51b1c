import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const Stored = z.object({ began: z.string(), ended: z.array(z.string()) });

/** Benchmarks that have ended since the run began, kept in a file, so that a run that broke off can go on. */
export async function openProgress(bench: URL, isResumed: boolean) {
  const file = new URL('.data/run.json', bench);
  const before = isResumed ? await readFile(file, 'utf8').catch(() => undefined) : undefined;
  const state =
    before === undefined ? { began: new Date().toISOString(), ended: [] } : Stored.parse(JSON.parse(before));
  const ended = new Set(state.ended);
  const save = () => writeFile(file, `${JSON.stringify({ began: state.began, ended: [...ended] })}\n`);
  await mkdir(new URL('.', file), { recursive: true });
  await save();
  return {
    began: state.began,
    hasEnded: (name: string) => ended.has(name),
    end: (name: string) => {
      ended.add(name);
      return save();
    },
  };
}
