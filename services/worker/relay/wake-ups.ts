import type { DomainEvent, RecordedEvent } from '#contracts/events/event.ts';
import type { PaymentRecorded } from '#contracts/events/subscriptions.ts';
import type { ProfileChanged } from '#contracts/events/users.ts';
import { type JobRequest, job } from '#contracts/jobs/jobs.ts';
import { alertSlot } from '../digests/period.ts';

const numberOf = (streamId: string) => Number(/-(\d+)$/.exec(streamId)?.[1]);

/**
 * The jobs that a page of the log gives rise to. Whatever is published within one slot of alerts shares one run, so
 * that an import of a million notices is a run every ten seconds and not a million.
 */
export function wakeUps(events: readonly RecordedEvent<DomainEvent>[], now: Date, slotMs?: number): JobRequest[] {
  const requests = events.flatMap((event) =>
    wakeUp(event).map((request) => ({ ...request, requestIds: [event.meta.requestId] })),
  );
  const published = events.filter((event) => event.type === 'TenderPublished');
  if (published.length === 0) return requests;
  const requestIds = [...new Set(published.map((event) => event.meta.requestId))];
  return [...requests, { ...planAlerts(now, slotMs), requestIds }];
}

/** The job that tells of everything published and not yet told of at once, soon. */
export function planAlerts(now: Date, slotMs?: number): JobRequest {
  const { period, delayMs } = alertSlot(now, slotMs);
  return job('plan-digest', { kind: 'immediate', period }, delayMs);
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
    case 'ProfileChanged':
      return isSignedInWith((event.data as ProfileChanged['data']).changed) ? [tellOwner(id, event.version)] : [];
    case 'PasswordChanged':
    case 'SecondFactorEnabled':
    case 'SecondFactorDisabled':
      return [tellOwner(id, event.version)];
    default:
      return [];
  }
}

const isSignedInWith = (changed: ProfileChanged['data']['changed']) =>
  changed.includes('username') || changed.includes('email');
const tellOwner = (userId: number, version: number) => job('account-mail', { userId, version });
