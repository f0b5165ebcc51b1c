import { type PersonProof, toldEndpoints } from '#contracts/api/operations/proof.ts';
import type { MatchReason, PassedCode } from '#contracts/vocabulary/lists/match-reasons.ts';
import { loadNotices } from '../../../platform/matching/load-notices.ts';
import { criteriaOf, passedOver, reasonOf } from '../../../platform/matching/match-preferences.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { missing } from '../../platform/refusal.ts';
import { findJudged, type Judged, readSent, readTold } from './proof.queries.ts';

type Reasons = Pick<PersonProof, 'matched' | 'passed'>;

/** Answers to "why did I get this?" and "why did I not?". */
export function proofRoutes({ db, clock }: Dependencies): readonly Route[] {
  return [
    route(toldEndpoints.read, async ({ query: { tender: tenderId, person } }) => {
      const tender = await readTold(db, tenderId);
      if (tender === undefined) throw missing('Tender');
      if (person === undefined) return { body: { tender, person: null } };
      const judged = await findJudged(db, person);
      if (judged === undefined) throw missing('Subscription');
      const sent = await readSent(db, judged.id, tenderId);
      const reasons = await judge(judged, tenderId);
      const { id: subscriptionId, email } = judged;
      if (sent.mail !== null) {
        const told = { ...reasons, passed: null, verdict: 'told' as const };
        return { body: { tender, person: { subscriptionId, email, ...told, ...sent } } };
      }
      const verdict = reasons.passed === null ? ('wanted' as const) : ('passed' as const);
      return { body: { tender, person: { subscriptionId, email, verdict, ...reasons, ...sent } } };
    }),
  ];

  /** By the criteria and the code of the digests themselves. */
  async function judge(judged: Judged, tenderId: number): Promise<Reasons> {
    const notices = await loadNotices(db, [tenderId], { clock, open: false });
    const searches = judged.searches.map(({ query }) => query);
    const placesOf = await notices.criteria.of(db, [...criteriaOf(notices, judged), ...searches]);
    const over = passedOver(notices, judged, placesOf, 0);
    const search = judged.searches.find(
      ({ query, since }) => placesOf(query).length > 0 && (notices.enteredAt[0] ?? 0) >= since,
    );
    const bySearch: MatchReason | null = search === undefined ? null : { code: 'search', of: search.name };
    const byChoices = over === undefined ? (reasonOf(notices, judged, placesOf, 0) ?? null) : null;
    const isWanted = over === undefined || bySearch !== null;
    const obstacle = obstacleOf(judged, notices.positions[0] ?? 0);
    return { matched: byChoices ?? bySearch, passed: obstacle ?? (isWanted ? null : (over ?? null)) };
  }
}

/** Reason that keeps mails from a subscription, whatever it wants. */
function obstacleOf(judged: Judged, position: number): { code: PassedCode; of: string } | undefined {
  if (!judged.is_active) return { code: 'disabled', of: '' };
  if (!judged.is_paid) return { code: 'unpaid', of: '' };
  const isBefore = judged.premium_position !== null && position <= judged.premium_position;
  return isBefore ? { code: 'before-payment', of: '' } : undefined;
}
