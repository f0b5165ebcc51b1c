import { describe, expect, it } from 'vitest';
import { JOBS } from '#contracts/jobs/jobs.ts';
import type { WorkerContext } from './context.ts';
import { assertComplete, handleJob } from './job-registry.ts';

const nothing = {} as WorkerContext;

describe('the registry of jobs', () => {
  it('has exactly one handler for each job', () => {
    expect(() => assertComplete()).not.toThrow();
    const handlers = Object.fromEntries(Object.keys(JOBS).map((name) => [name, () => undefined]));
    const { sweep: _, ...without } = handlers;
    expect(() => assertComplete(without)).toThrow(/without a handler: sweep/);
    expect(() => assertComplete({ ...handlers, 'make-tea': () => undefined })).toThrow(/without a job: make-tea/);
  });

  it('refuses jobs and payloads that it does not know', async () => {
    await expect(handleJob(nothing, 'make-tea', {})).rejects.toThrow(/Unknown job make-tea/);
    await expect(handleJob(nothing, 'constructor', {})).rejects.toThrow(/Unknown job/);
    await expect(handleJob(nothing, 'fill-range', { runId: '1' })).rejects.toThrow();
  });
});
