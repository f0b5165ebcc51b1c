import { Plus, Trash2 } from 'lucide-react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { SettingsBody, SettingsInput } from '#contracts/api/operations/settings.ts';
import { BANK_ACCOUNTS_MAX } from '#contracts/vocabulary/banks.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/form/bound-fields.tsx';
import { text } from '../messages.en.ts';
import { SectionCard, type SectionProps, useSectionForm } from './section-card.tsx';

const EMPTY = { bank: '', accountTitle: '', accountNumber: '', branchCode: '', iban: '' };

export function AccountsSection(props: SectionProps) {
  const form = useSectionForm({ bankAccounts: props.loaded.settings.bankAccounts });
  const accounts = useFieldArray({ control: form.control, name: 'bankAccounts' });
  const add = (
    <Button
      variant="secondary"
      disabled={accounts.fields.length >= BANK_ACCOUNTS_MAX}
      onClick={() => accounts.append(EMPTY)}
    >
      <Plus className="size-4" />
      {text.add}
    </Button>
  );
  return (
    <SectionCard {...props} section="bankAccounts" form={form} aside={add}>
      {accounts.fields.length === 0 && (
        <Alert tone="warning" className="mt-4">
          {text.none}
        </Alert>
      )}
      {accounts.fields.map(({ id }, at) => (
        <AccountFields key={id} form={form} at={at} onRemove={() => accounts.remove(at)} />
      ))}
    </SectionCard>
  );
}

const FIELDS = ['bank', 'accountTitle', 'accountNumber', 'branchCode', 'iban'] as const;

interface AccountFieldsProps {
  readonly form: UseFormReturn<SettingsInput, unknown, SettingsBody>;
  /** Its place in the list, from 0. */
  readonly at: number;
  readonly onRemove: () => void;
}

function AccountFields({ form, at, onRemove }: AccountFieldsProps) {
  return (
    <fieldset className="mt-5 grid gap-4 rounded-md border border-line p-4 sm:grid-cols-2">
      <legend className="px-1 font-semibold">{text.account(at + 1)}</legend>
      {FIELDS.map((field) => (
        <TextField
          key={field}
          form={form}
          name={`bankAccounts.${at}.${field}`}
          label={text.fields[field]}
          autoComplete="off"
          wide={field === 'bank'}
        />
      ))}
      <Button variant="secondary" size="sm" className="sm:col-span-2 sm:justify-self-end" onClick={onRemove}>
        <Trash2 className="size-4" />
        {text.remove(at + 1)}
      </Button>
    </fieldset>
  );
}
