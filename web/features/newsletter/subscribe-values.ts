import type { UseFormReturn } from 'react-hook-form';
import type { NewsletterBody, NewsletterBodyInput } from '#contracts/api/newsletter.ts';
import type { User } from '#contracts/api/users.ts';
import { EMAIL_FREQUENCIES, EMAIL_FREQUENCY_LABELS, type EmailFrequency } from '#contracts/vocabulary/newsletter.ts';
import { SUBSCRIBER_BUSINESS_TYPES } from '#contracts/vocabulary/people.ts';
import type { PlanId } from '#contracts/vocabulary/plans.ts';
import { toOptions } from '../../components/ui/form/controls.tsx';
import { subscribeText as text } from './messages.en.ts';

export interface SubscribeFieldsProps {
  readonly form: UseFormReturn<SubscribeValues, unknown, NewsletterBody>;
}

/** Values of the controls; '' means nothing chosen. */
export type SubscribeValues = Readonly<ReturnType<typeof emptyValues>>;

const NONE: readonly string[] = [];

/** An empty form; who is signed in need not type name and address again. */
export function emptyValues(user: User | null) {
  return {
    fullName: user?.fullName ?? '',
    email: user?.email ?? '',
    businessType: '',
    emailFrequency: 'daily' as EmailFrequency,
    interestAreas: NONE,
    provinces: NONE,
    sectors: NONE,
    words: '',
  };
}

/** The body for the API, which refuses unknown choices. */
export function toBody(values: SubscribeValues, plan: PlanId): NewsletterBodyInput {
  return { ...values, categories: [], cities: [], plan } as unknown as NewsletterBodyInput;
}

/** The fields of the first tab, in the order of the page. */
export const BASIC_FIELDS = [
  'fullName',
  'email',
  'businessType',
  'emailFrequency',
  'interestAreas',
] as const satisfies readonly (keyof SubscribeValues)[];

export const BUSINESS_TYPES = [
  { value: '', label: text.businessTypePlaceholder },
  ...toOptions(SUBSCRIBER_BUSINESS_TYPES),
] as const;
export const FREQUENCIES = EMAIL_FREQUENCIES.map((value) => ({ value, label: EMAIL_FREQUENCY_LABELS[value] }));
