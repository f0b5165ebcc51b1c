import { describe, expect, it } from 'vitest';
import type { DomainEvent, RecordedEvent } from '#contracts/events/event.ts';
import { wakeUps } from './jobs.ts';

const NOW = new Date('2026-11-20T04:30:03.000Z');

function recorded(type: string, streamId: string, data: object = {}): RecordedEvent<DomainEvent> {
  return {
    position: 1,
    streamId,
    version: 1,
    eventId: '00000000-0000-4000-8000-000000000000',
    type,
    schema: 1,
    data,
    meta: { actor: { kind: 'visitor' }, requestId: 'r', correlationId: 'r', outcome: 'done' },
    recordedAt: NOW,
  } as RecordedEvent<DomainEvent>;
}

const ids = (...events: RecordedEvent<DomainEvent>[]) => wakeUps(events, NOW).map((request) => request.id);

describe('the log wakes the queue', () => {
  it('for whoever subscribed, paid, wrote to us, or asked for a run', () => {
    expect(
      ids(
        recorded('SubscriptionRequested', 'subscription-4'),
        recorded('PaymentRecorded', 'subscription-4', { paymentId: 9 }),
        recorded('ContactMessageReceived', 'contact-12'),
        recorded('DigestRunRequested', 'digest-3'),
      ),
    ).toEqual(['confirmation-mail-4', 'activation-mail-4-9', 'contact-mail-12', 'plan-digest-demand-request-3']);
  });

  it('for files that come to the inbox', () => {
    expect(ids(recorded('DraftFiled', 'draft-1'), recorded('DraftFilesChanged', 'draft-1'))).toEqual(
      expect.arrayContaining(['read-files']),
    );
    expect(ids(recorded('DraftAssigned', 'draft-1'))).toEqual([]);
  });

  it('for whoever changed what the account is signed in with, and for no other change of an account', () => {
    expect(
      ids(
        { ...recorded('AddressConfirmed', 'user-7', { isNew: true }), version: 2 },
        { ...recorded('AddressConfirmed', 'user-8', { isNew: false }), version: 2 },
        { ...recorded('ProfileChanged', 'user-7', { changed: ['fullName'] }), version: 3 },
        { ...recorded('PasswordChanged', 'user-7'), version: 4 },
        { ...recorded('SecondFactorEnabled', 'user-1'), version: 9 },
        recorded('AdminGranted', 'user-7'),
      ),
    ).toEqual(['account-mail-7-2', 'account-mail-7-4', 'account-mail-1-9']);
  });

  it('once for all notices of a slot, however many and in however many pages', () => {
    const page = Array.from({ length: 500 }, (_, at) => recorded('TenderPublished', `tender-${at + 1}`));
    expect(ids(...page)).toEqual(['plan-digest-immediate-2026-11-20-093010']);
    expect(wakeUps(page.slice(0, 1), NOW)[0]).toMatchObject({
      payload: { kind: 'immediate', period: '2026-11-20-093010' },
      delayMs: 7500,
    });
  });

  it('on behalf of the requests that wrote what it tells of, each named once', () => {
    const of = (requestId: string, event: RecordedEvent<DomainEvent>) => ({
      ...event,
      meta: { ...event.meta, requestId },
    });
    const requests = wakeUps(
      [
        of('a', recorded('TenderPublished', 'tender-1')),
        of('a', recorded('TenderPublished', 'tender-2')),
        of('b', recorded('SubscriptionRequested', 'subscription-4')),
        of('c', recorded('TenderPublished', 'tender-3')),
      ],
      NOW,
    );
    expect(requests.map((request) => request.requestIds)).toEqual([['a', 'c'], ['b']]);
  });

  it('once for all changes of a slot, when they have rested for as long again', () => {
    const requests = wakeUps([recorded('TenderUpdated', 'tender-1'), recorded('TenderRemoved', 'tender-2')], NOW);
    expect(requests).toMatchObject([
      { name: 'tell-changes', payload: { until: '2026-11-20T04:30:10.000Z' }, delayMs: 27_000 },
    ]);
  });

  it('for nothing else', () => {
    expect(ids(recorded('SubscriptionCancelled', 'subscription-4'))).toEqual([]);
  });

  it('with ids that BullMQ takes: neither a colon nor a bare number', () => {
    for (const id of ids(
      recorded('SubscriptionRequested', 'subscription-4'),
      recorded('TenderPublished', 'tender-1'),
    )) {
      expect(id).toMatch(/^(?!\d+$)[\w-]+$/);
    }
  });
});
