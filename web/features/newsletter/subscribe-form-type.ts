import type { UseFormReturn } from 'react-hook-form';
import type { NewsletterBody } from '#contracts/api/newsletter.ts';
import type { SubscribeValues } from './subscribe-values.ts';

type SubscribeForm = UseFormReturn<SubscribeValues, unknown, NewsletterBody>;

export interface SubscribeFieldsProps {
  readonly form: SubscribeForm;
}
