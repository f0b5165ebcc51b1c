import type { SubscriptionEvent } from '#contracts/events/subscriptions.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import type { Projected, Projection } from '../../platform/commands/projection.ts';

/** Name, address and words of a subscriber; in `es.personal` under `subscription-<id>`, never in an event. */
export interface SubscriberName {
  readonly email: string;
  readonly fullName: string;
  readonly businessType: string;
  /** Absent before there were words. */
  readonly words?: string;
}

/** The preferences of the event by their keys. */
const p = sql`LATERAL jsonb_to_record(e.data -> 'preferences') AS p ("interestAreas" text[], categories text[], cities text[],
  provinces text[], sectors text[], "emailFrequency" text)`;
const CHOSEN = sql`interest_areas, categories, cities, provinces, sectors, email_frequency`;
const CHOICES = sql`p."interestAreas", p.categories, p.cities, p.provinces, p.sectors, p."emailFrequency"`;

const update = (assignments: SQLQuery, from = sql`e`): SQLQuery =>
  sql`UPDATE subscription s SET version = e.version, ${assignments} FROM ${from} WHERE s.id = e.id AND s.version < e.version`;
const set = (assignments: SQLQuery): Projected => ({ statements: [update(assignments)] });
/** Statement of events that change nothing of the subscription itself. */
const SEEN = sql`UPDATE subscription s SET version = e.version FROM e WHERE s.id = e.id AND s.version < e.version`;
const inactive = set(sql`is_active = false`);

export const projectSubscription: Projection<SubscriptionEvent> = {
  SubscriptionRequested: {
    isPersonal: true,
    statements: [
      sql`INSERT INTO subscription (id, version, user_id, email, full_name, business_type, words, ${CHOSEN}, is_active, is_premium,
          plan, agreed_price, payment_reference, created_at)
        SELECT e.id, e.version, (e.data ->> 'userId')::int, e.derived ->> 'email', e.derived ->> 'fullName',
          e.derived ->> 'businessType', coalesce(e.derived ->> 'words', ''), ${CHOICES}, true, false, e.data ->> 'plan', (e.data ->> 'price')::int,
          e.data ->> 'paymentReference', e.recorded_at
        FROM e, ${p} WHERE e.derived IS NOT NULL ON CONFLICT (id) DO NOTHING`,
    ],
  },
  PaymentRecorded: {
    statements: [
      update(sql`is_premium = true, expires_at = (e.data ->> 'expiresAt')::timestamptz, payment_method = 'bank_transfer',
        plan = e.data ->> 'plan', premium_position = coalesce(s.premium_position, e.position)`),
      sql`INSERT INTO payment (id, subscription_id, plan, amount, bank_reference, received_at, expires_at, position, recorded_at,
          receipt)
        SELECT (e.data ->> 'paymentId')::int, e.id, e.data ->> 'plan', (e.data ->> 'amount')::int, e.data ->> 'bankReference',
          (e.data ->> 'receivedAt')::timestamptz, (e.data ->> 'expiresAt')::timestamptz, e.position, e.recorded_at,
          e.data ->> 'receipt'
        FROM e ON CONFLICT (id) DO NOTHING`,
      sql`UPDATE payment_proof r SET state = 'recorded', payment_id = (e.data ->> 'paymentId')::int, decided_at = e.recorded_at
        FROM e WHERE r.id IN (SELECT jsonb_array_elements_text(e.data -> 'proofs')::int)`,
    ],
  },
  PaymentReversed: {
    statements: [
      update(sql`is_premium = e.data ->> 'expiresAt' IS NOT NULL, expires_at = (e.data ->> 'expiresAt')::timestamptz,
        premium_position = CASE WHEN e.data ->> 'expiresAt' IS NOT NULL THEN s.premium_position END,
        payment_method = CASE WHEN e.data ->> 'expiresAt' IS NOT NULL THEN s.payment_method END`),
      sql`UPDATE payment y SET reversal = e.data ->> 'kind', reversal_reason = e.data ->> 'reason',
          reversed_amount = coalesce(e.data ->> 'returned', e.data ->> 'amount')::int, reversed_at = e.recorded_at
        FROM e WHERE y.id = (e.data ->> 'paymentId')::int`,
      sql`UPDATE payment y SET expires_at = t."expiresAt"
        FROM e, LATERAL jsonb_to_recordset(e.data -> 'terms') AS t ("paymentId" int, "expiresAt" timestamptz)
        WHERE y.id = t."paymentId"`,
      sql`UPDATE payment_proof r SET state = 'open', payment_id = NULL, decided_at = NULL
        FROM e WHERE e.data ->> 'kind' = 'mistake' AND r.payment_id = (e.data ->> 'paymentId')::int`,
    ],
  },
  PaymentProofReceived: {
    statements: [
      SEEN,
      sql`INSERT INTO payment_proof (id, subscription_id, digest, type, size, received_at)
        SELECT (e.data ->> 'proofId')::int, e.id, e.data ->> 'digest', e.data ->> 'type', (e.data ->> 'size')::int, e.recorded_at
        FROM e ON CONFLICT (id) DO NOTHING`,
    ],
  },
  PaymentProofSetAside: {
    statements: [
      SEEN,
      sql`UPDATE payment_proof r SET state = 'set-aside', reason = e.data ->> 'reason', decided_at = e.recorded_at
        FROM e WHERE r.id = (e.data ->> 'proofId')::int`,
    ],
  },
  PaymentProofTakenBack: {
    statements: [
      SEEN,
      sql`UPDATE payment_proof r SET state = 'open', reason = NULL, decided_at = NULL
        FROM e WHERE r.id = (e.data ->> 'proofId')::int`,
    ],
  },
  SubscriptionExtended: set(sql`expires_at = (e.data ->> 'expiresAt')::timestamptz`),
  SubscriptionDisabled: inactive,
  SubscriptionCancelled: inactive,
  SubscriptionEnabled: set(sql`is_active = true`),
  SubscriptionClaimed: {
    isPersonal: true,
    statements: [update(sql`user_id = (e.data ->> 'userId')::int, email = coalesce(e.derived ->> 'email', s.email)`)],
  },
  PreferencesChanged: {
    isPersonal: true,
    statements: [
      update(sql`(${CHOSEN}) = (SELECT ${CHOICES}), words = coalesce(e.derived ->> 'words', s.words)`, sql`e, ${p}`),
    ],
  },
  SubscriberErased: {
    statements: [
      sql`DELETE FROM subscription s USING e WHERE s.id = e.id AND s.version < e.version`,
      sql`DELETE FROM payment_proof r USING e WHERE r.subscription_id = e.id`,
      // also in a rebuild: an address that came back with an old backup goes again
      sql`DELETE FROM es.personal p USING e WHERE p.subject = e.stream
        OR p.subject IN (SELECT 'payment-' || y.id FROM payment y WHERE y.subscription_id = e.id)`,
    ],
  },
};
