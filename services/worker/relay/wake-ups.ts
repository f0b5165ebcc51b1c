import type { RecordedEvent } from '#contracts/events/event.ts';
import type { JobName, JobRequest } from '#contracts/jobs/jobs.ts';
import type { Job, WakeUp } from '../job.ts';

type WakeUps = (events: readonly RecordedEvent[], now: Date, slotMs?: number) => JobRequest[];

/**
 * Finds the jobs that events call for, each once, on behalf of all requests that wrote those events. So everything
 * published within one slot of alerts shares a job: an import of a million notices is a run every ten seconds.
 */
export function wakeUpsOf(jobs: { readonly [Name in JobName]: Job<Name> }): WakeUps {
  const byType = Map.groupBy(
    Object.values(jobs).flatMap(({ on = {} }) => Object.entries(on) as [string, WakeUp<never>][]),
    ([type]) => type,
  );
  return (events, now, slotMs) => {
    const requests = new Map<string, JobRequest>();
    const causes = new Map<string, Set<string>>();
    for (const event of events) {
      for (const [, wakeUp] of byType.get(event.type) ?? []) {
        const request = wakeUp(event as RecordedEvent<never>, now, slotMs);
        if (request === undefined) continue;
        requests.set(request.id, request);
        causes.set(request.id, (causes.get(request.id) ?? new Set()).add(event.meta.requestId));
      }
    }
    return [...requests.values()].map((request) => ({ ...request, requestIds: [...(causes.get(request.id) ?? [])] }));
  };
}
