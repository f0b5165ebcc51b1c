import type { UseFormReturn } from 'react-hook-form';
import type { TenderBody } from '#contracts/api/tenders.ts';
import type { TenderValues } from './tender-values.ts';

/** The form that the groups of fields share. */
export type TenderForm = UseFormReturn<TenderValues, unknown, TenderBody>;

export interface TenderFieldsProps {
  readonly form: TenderForm;
}
