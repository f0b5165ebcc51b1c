import { describe, expect, it } from 'vitest';
import { JOBS, job } from './jobs.ts';

describe('a job', () => {
  it('has one id by name and payload', () => {
    expect(job('fill-range', { runId: 3, firstId: 501 }).id).toBe('fill-range-3-501');
    expect(job('sweep', {}).id).toBe('sweep');
    expect(job('plan-digest', { kind: 'weekly', period: '2026-W47' }).id).toBe('plan-digest-weekly-2026-W47');
  });

  it('carries nothing that its definition does not name', () => {
    expect(JOBS['fill-range'].safeParse({ runId: 1, firstId: 1 }).success).toBe(true);
    expect(JOBS['fill-range'].safeParse({ runId: 1, firstId: 1, more: 1 }).success).toBe(false);
    expect(JOBS['fill-range'].safeParse({ runId: 0, firstId: 1 }).success).toBe(false);
    expect(JOBS['plan-digest'].safeParse({ kind: 'hourly', period: 'x' }).success).toBe(false);
    expect(JOBS['plan-digest'].safeParse({ kind: 'daily', period: 'a:b' }).success).toBe(false);
  });
});
