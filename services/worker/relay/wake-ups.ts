import type { DomainEvent, RecordedEvent } from '#contracts/events/event.ts';
import type { PaymentRecorded } from '#contracts/events/subscriptions.ts';
import { type JobRequest, job } from '#contracts/jobs/jobs.ts';

const numberOf = (streamId: string) => Number(/-(\d+)$/.exec(streamId)?.[1]);

/**
 * The jobs that a page of the log gives rise to. All tenders of a page share one run of immediate alerts, named by the
 * page's last position, so that an import of a million notices is not a million runs.
 */
export function wakeUps(events: readonly RecordedEvent<DomainEvent>[]): JobRequest[] {
  const requests = events.flatMap(wakeUp);
  const published = events.findLast((event) => event.type === 'TenderPublished');
  if (published !== undefined) {
    requests.push(job('plan-digest', { kind: 'immediate', period: `upto-${published.position}` }));
  }
  return requests;
}

function wakeUp(event: RecordedEvent<DomainEvent>): JobRequest[] {
  const id = numberOf(event.streamId);
  switch (event.type) {
    case 'SubscriptionRequested':
      return [job('confirmation-mail', { subscriptionId: id })];
    case 'PaymentRecorded':
      return [
        job('activation-mail', { subscriptionId: id, paymentId: (event.data as PaymentRecorded['data']).paymentId }),
      ];
    case 'DigestRunRequested':
      return [job('plan-digest', { kind: 'demand', period: `request-${id}` })];
    case 'ContactMessageReceived':
      return [job('contact-mail', { contactId: id })];
    default:
      return [];
  }
}
