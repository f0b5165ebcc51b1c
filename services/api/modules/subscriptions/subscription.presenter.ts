import type { InterestArea, OwnSubscription, Payment, Subscription } from '#contracts/api/newsletter.ts';
import type { EmailFrequency } from '#contracts/vocabulary/newsletter.ts';
import type { PlanId } from '#contracts/vocabulary/plans.ts';
import type { InterestAreaView, PaymentRow, SubscriptionRow } from './subscription.queries.ts';

export function presentSubscription(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    userId: row.user_id,
    email: row.email,
    fullName: row.full_name,
    businessType: row.business_type,
    interestAreas: row.interest_areas,
    categories: row.categories,
    cities: row.cities,
    provinces: row.provinces,
    sectors: row.sectors,
    emailFrequency: row.email_frequency as EmailFrequency,
    lastEmailSent: row.last_email_sent?.toISOString() ?? null,
    isActive: row.is_active,
    isPremium: row.is_premium,
    expiryDate: row.expires_at?.toISOString() ?? null,
    paymentMethod: row.payment_method,
    plan: row.plan as PlanId,
    paymentReference: row.payment_reference,
    emptyInterestAreas: [...row.empty_interest_areas],
    createdAt: row.created_at.toISOString(),
  };
}

/** Without name and whole address: whoever holds the link may have found it. */
export function presentOwnSubscription(row: SubscriptionRow): OwnSubscription {
  return {
    maskedEmail: maskEmail(row.email),
    isActive: row.is_active,
    isPremium: row.is_premium,
    expiryDate: row.expires_at?.toISOString() ?? null,
    emailFrequency: row.email_frequency as EmailFrequency,
    interestAreas: row.interest_areas,
    categories: row.categories,
    cities: row.cities,
    provinces: row.provinces,
    sectors: row.sectors,
  };
}

export function presentPayment(row: PaymentRow): Payment {
  return {
    id: row.id,
    subscriptionId: row.subscription_id,
    plan: row.plan as PlanId,
    amount: row.amount,
    reference: row.bank_reference,
    receivedAt: row.received_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    recordedBy: row.recorded_by,
    recordedAt: row.recorded_at.toISOString(),
    note: row.note,
  };
}

export function presentInterestArea(row: InterestAreaView): InterestArea {
  return { id: row.id, name: row.name, categories: [...row.categories], openTenders: row.open_tenders };
}

/** `hina.khan@firm.pk` → `h***@firm.pk`: enough for the owner, nothing for a stranger who found the link. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain}`;
}
