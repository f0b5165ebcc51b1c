export type PlanId = 'monthly' | 'yearly';

export interface Plan {
  readonly id: PlanId;
  readonly name: string;
  readonly description: string;
  /** Whole Pakistani rupees. */
  readonly price: number;
  readonly discountedPrice: null;
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

/** The server's catalogue owns names and prices; a query string only chooses among them. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  monthly: {
    id: 'monthly',
    name: 'Monthly Plan',
    description: 'Every matching tender in your inbox, month by month',
    price: 2500,
    discountedPrice: null,
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
    discountedPrice: null,
    billingPeriod: 'year',
    features: [...features, 'Priority customer support'],
    highlighted: true,
    cta: 'Subscribe Annually',
    savings: 'Save over PKR 5,000',
  },
};
