import {
  type DeliveryProof,
  deliveryProofEndpoints,
  type PersonDeliveryProof,
} from '#contracts/api/operations/proof.ts';
import type { MatchReason, NotSentCode } from '#contracts/vocabulary/lists/match-reasons.ts';
import { loadNotices } from '../../../platform/matching/load-notices.ts';
import { criteriaOf, matchReasonAt, reasonNotMatched } from '../../../platform/matching/match-preferences.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { orMissing } from '../../platform/refusal.ts';
import {
  blockingReason,
  findPerson,
  isLive,
  type JudgedSubscription,
  type Person,
  readSent,
  readTold,
  timingReason,
} from './proof.queries.ts';

type Reasons = Pick<PersonDeliveryProof, 'matched' | 'passed'>;

/** Answers to "why did I get this?" and "why did I not?". */
export function proofRoutes({ db, clock, securityLog }: Dependencies): readonly Route[] {
  return [
    route(deliveryProofEndpoints.read, async ({ query: { tender: tenderId, person }, meta }) => {
      const tender = orMissing('Tender', await readTold(db, tenderId));
      const asked = person === undefined ? null : await findPerson(db, person, tenderId);
      const told = orMissing('Subscription or account', asked);
      await securityLog.recordReading(deliveryProofEndpoints.read.path, meta, recordOf(told, tenderId));
      return { body: { tender, person: told === null ? null : await proofOf(told, tender) } };
    }),
  ];

  async function proofOf(told: Person, tender: DeliveryProof['tender']): Promise<PersonDeliveryProof> {
    const sent = await readSent(db, told, tender.id);
    const who = { subscriptionId: told.subscription?.id ?? null, userId: told.userId, email: told.email };
    const reasons = await reasonsOf(told.subscription, tender);
    const passed = notSentReason(told.subscription?.is_hidden === true ? 'hidden' : 'already-told');
    if (sent.mail !== null) return { ...who, ...reasons, passed, verdict: 'told', ...sent };
    return { ...who, verdict: reasons.passed === null ? 'wanted' : 'passed', ...reasons, ...sent };
  }

  async function reasonsOf(
    judged: JudgedSubscription | null,
    { id, withdrawnAt }: DeliveryProof['tender'],
  ): Promise<Reasons> {
    if (judged === null) return { matched: null, passed: notSentReason('no-subscription') };
    const obstacle = blockingReason(judged);
    if (withdrawnAt !== null) return { matched: null, passed: notSentReason(obstacle ?? 'withdrawn') };
    const { matched, over, position } = await judge(judged, id);
    const found = obstacle ?? timingReason(judged, position);
    if (found !== undefined) return { matched, passed: notSentReason(found) };
    return { matched, passed: over ?? ((await isLive(db, id)) ? null : notSentReason('closed')) };
  }

  /** Judgement by the criteria and the code of the digests themselves. */
  async function judge(judged: JudgedSubscription, tenderId: number) {
    const notices = await loadNotices(db, [tenderId], { clock, open: false });
    const searches = judged.searches.map(({ query }) => query);
    const placesOf = await notices.criteria.of(db, [...criteriaOf(notices, judged), ...searches]);
    const over = reasonNotMatched(notices, judged, placesOf, 0);
    const search = judged.searches.find(
      ({ query, since }) => placesOf(query).length > 0 && (notices.enteredAt[0] ?? 0) >= since,
    );
    const bySearch: MatchReason | null = search === undefined ? null : { code: 'search', of: search.name };
    const byChoices = over === undefined ? (matchReasonAt(notices, judged, placesOf)(0) ?? null) : null;
    return {
      matched: byChoices ?? bySearch,
      over: over === undefined || bySearch !== null ? null : over,
      position: notices.positions[0] ?? 0,
    };
  }
}

const notSentReason = (code: NotSentCode) => ({ code, of: '' });

/** Name of the record in the event log. */
function recordOf(told: Person | null, tenderId: number): string {
  if (told === null) return `tender-${tenderId}`;
  return told.subscription === null ? `user-${told.userId}` : `subscription-${told.subscription.id}`;
}
