export type PlanId = 'monthly' | 'yearly';

/** Whole Pakistani rupees by plan. */
export type PlanPrices = Readonly<Record<PlanId, number>>;

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly description: string;
  /** Whole Pakistani rupees. */
  readonly price: number;
  readonly billingPeriod: 'month' | 'year';
  readonly features: readonly string[];
  readonly highlighted: boolean;
  readonly cta: string;
  readonly savings?: string;
}

const features = [
  'Personalised daily tender alerts',
  'Advanced filtering options',
  'Priority notifications',
  'Email delivery reports',
  'Customisable preferences',
  'Early access to new tenders',
] as const;

/** The catalogue at its first prices, which hold until the operator states others. A query string only chooses among its plans. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  monthly: {
    id: 'monthly',
    name: 'Monthly Plan',
    description: 'Every matching tender in your inbox, month by month',
    price: 2500,
    billingPeriod: 'month',
    features,
    highlighted: false,
    cta: 'Subscribe Monthly',
  },
  yearly: {
    id: 'yearly',
    name: 'Annual Plan',
    description: '2 months free vs monthly plan',
    price: 25000,
    billingPeriod: 'year',
    features: [...features, 'Priority customer support'],
    highlighted: true,
    cta: 'Subscribe Annually',
    savings: 'Save over PKR 5,000',
  },
};

export const FIRST_PRICES: PlanPrices = { monthly: PLANS.monthly.price, yearly: PLANS.yearly.price };

/** Greatest price that the operator can state. */
export const PRICE_MAX = 10_000_000;

/** The catalogue at these prices; what a year saves is said as far as it is true. */
export function plansAt(prices: PlanPrices): Readonly<Record<PlanId, Plan>> {
  const { monthly, yearly } = PLANS;
  if (prices.monthly === monthly.price && prices.yearly === yearly.price) return PLANS;
  const { savings: _first, ...annual } = yearly;
  const saved = prices.monthly * 12 - prices.yearly;
  const free = Math.floor(saved / prices.monthly);
  const months = free === 1 ? '1 month' : `${free} months`;
  return {
    monthly: { ...monthly, price: prices.monthly },
    yearly: {
      ...annual,
      price: prices.yearly,
      description: free > 0 ? `${months} free vs monthly plan` : 'Every matching tender in your inbox, year by year',
      ...(saved > 0 && { savings: `Save PKR ${saved.toLocaleString('en')}` }),
    },
  };
}

/** The address of the payment instructions for a plan, with the reference of the transfer. */
export function paymentPath({ name, price, billingPeriod }: Plan, reference: string): string {
  return `/payment-info?${new URLSearchParams({ plan: name, price: String(price), period: billingPeriod, reference })}`;
}
