import { Plus } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { BANK_ACCOUNTS_MAX } from '#contracts/vocabulary/banks.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { text } from '../messages.en.ts';
import { AccountFields } from './account-fields.tsx';
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
