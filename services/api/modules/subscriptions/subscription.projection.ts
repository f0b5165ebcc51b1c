import type { SubscriptionEvent, SubscriptionPreferences } from '#contracts/events/subscriptions.ts';
import { type SQLQuery, sql } from '#db/connection.ts';
import type { Projection } from '../../platform/commands/decider.ts';

/** What names a subscriber; in `es.personal` under `subscription-<id>`, never in an event. */
export interface SubscriberName {
  readonly email: string;
  readonly fullName: string;
  readonly businessType: string;
}

/**
 * Event → rows of `subscription` and `payment`. A request writes the subscriber's name into `es.personal` in the same
 * statement, where this statement cannot see it yet, so the live projection is given the name; a replay reads it.
 */
export function projectSubscription(name?: SubscriberName): Projection<SubscriptionEvent> {
  return (event, id) => {
    switch (event.type) {
      case 'SubscriptionRequested':
        return [insertSubscription(event.data, id, name)];
      case 'PaymentRecorded':
        return [
          update(
            id,
            sql`is_premium = true, expires_at = ${event.data.expiresAt}::timestamptz, payment_method = 'bank_transfer',
              plan = ${event.data.plan}, premium_position = coalesce(s.premium_position, e.o_position)`,
          ),
          insertPayment(event.data, id),
        ];
      case 'SubscriptionExtended':
        return [update(id, sql`expires_at = ${event.data.expiresAt}::timestamptz`)];
      case 'SubscriptionDisabled':
      case 'SubscriptionCancelled':
        return [update(id, sql`is_active = false`)];
      case 'SubscriptionEnabled':
        return [update(id, sql`is_active = true`)];
      case 'PreferencesChanged':
        return [update(id, setPreferences(event.data.preferences))];
      case 'SubscriberErased':
        // Also at a replay: an address that came back with an old backup goes again.
        return [
          sql`DELETE FROM subscription s USING e WHERE s.id = ${id}::int AND s.version < e.o_version AND NOT e.o_duplicate`,
          sql`DELETE FROM es.personal p USING e WHERE NOT e.o_duplicate AND (p.subject = ${`subscription-${id}`}
            OR p.subject IN (SELECT 'payment-' || y.id FROM payment y WHERE y.subscription_id = ${id}::int))`,
        ];
      default:
        return event satisfies never;
    }
  };
}

function insertSubscription(
  {
    plan,
    paymentReference,
    userId,
    preferences: p,
  }: Extract<SubscriptionEvent, { type: 'SubscriptionRequested' }>['data'],
  id: number,
  name: SubscriberName | undefined,
): SQLQuery {
  const personal =
    name === undefined
      ? sql`(SELECT data FROM es.personal WHERE subject = ${`subscription-${id}`})`
      : sql`(SELECT ${JSON.stringify(name)}::jsonb AS data)`;
  return sql`INSERT INTO subscription AS s (id, version, user_id, email, full_name, business_type, interest_areas, categories,
      cities, provinces, sectors, email_frequency, is_active, is_premium, plan, payment_reference, created_at)
    SELECT ${id}::int, e.o_version, ${userId}::int, n.data ->> 'email', n.data ->> 'fullName', n.data ->> 'businessType',
      ${p.interestAreas}::text[], ${p.categories}::text[], ${p.cities}::text[], ${p.provinces}::text[], ${p.sectors}::text[],
      ${p.emailFrequency}, true, false, ${plan}, ${paymentReference}, e.o_recorded_at
    FROM e CROSS JOIN ${personal} n WHERE NOT e.o_duplicate
    ON CONFLICT (id) DO NOTHING`;
}

const setPreferences = (p: SubscriptionPreferences) => sql`interest_areas = ${p.interestAreas}::text[],
  categories = ${p.categories}::text[], cities = ${p.cities}::text[], provinces = ${p.provinces}::text[],
  sectors = ${p.sectors}::text[], email_frequency = ${p.emailFrequency}`;

function update(id: number, assignments: SQLQuery): SQLQuery {
  return sql`UPDATE subscription s SET version = e.o_version, ${assignments} FROM e
    WHERE s.id = ${id}::int AND s.version < e.o_version AND NOT e.o_duplicate`;
}

function insertPayment(payment: Extract<SubscriptionEvent, { type: 'PaymentRecorded' }>['data'], id: number): SQLQuery {
  const { paymentId, plan, amount, bankReference, receivedAt, expiresAt } = payment;
  return sql`INSERT INTO payment (id, subscription_id, plan, amount, bank_reference, received_at, expires_at, position, recorded_at)
    SELECT ${paymentId}::int, ${id}::int, ${plan}, ${amount}::int, ${bankReference}, ${receivedAt}::timestamptz,
      ${expiresAt}::timestamptz, e.o_position, e.o_recorded_at
    FROM e WHERE NOT e.o_duplicate
    ON CONFLICT (id) DO NOTHING`;
}
