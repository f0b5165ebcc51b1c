import { describe, expect, it } from 'vitest';
import { JOBS as PAYLOADS } from '#contracts/jobs/jobs.ts';
import type { WorkerContext } from './context.ts';
import { handleJob, JOBS } from './jobs.ts';

const nothing = {} as WorkerContext;

describe('the registry of jobs', () => {
  it('has exactly one handler for each job', () => {
    expect(Object.keys(JOBS).sort()).toEqual(Object.keys(PAYLOADS).sort());
    for (const { run } of Object.values(JOBS)) expect(run).toBeTypeOf('function');
  });

  it('refuses jobs and payloads that it does not know', async () => {
    await expect(handleJob(nothing, 'make-tea', {})).rejects.toThrow(/Unknown job make-tea/);
    await expect(handleJob(nothing, 'constructor', {})).rejects.toThrow(/Unknown job/);
    await expect(handleJob(nothing, 'fill-range', { runId: '1' })).rejects.toThrow();
  });
});
