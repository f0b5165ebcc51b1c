import { text } from '../../messages.en.ts';
import type { TenderFieldsProps } from '../../tender-form-type.ts';
import { FormSection } from '../form-section.tsx';
import { TextField } from '../text-field.tsx';

/** The costs of a bid before it wins; most notices print them. */
export function MoneyFields({ form }: TenderFieldsProps) {
  return (
    <FormSection title={text.sections.money}>
      {(['bidSecurity', 'documentFee'] as const).map((name) => (
        <TextField key={name} form={form} name={name} placeholder={text.examples[name]} optional />
      ))}
    </FormSection>
  );
}
