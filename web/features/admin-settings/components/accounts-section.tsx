import { Plus } from 'lucide-react';
import { useFieldArray, useForm } from 'react-hook-form';
import { SettingsBody, type SettingsInput } from '#contracts/api/operations/settings.ts';
import { BANK_ACCOUNTS_MAX } from '#contracts/vocabulary/banks.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { text } from '../messages.en.ts';
import { AccountFields } from './account-fields.tsx';
import { SectionCard } from './section-card.tsx';
import type { SectionProps } from './settings-form.tsx';

const EMPTY = { bank: '', accountTitle: '', accountNumber: '', branchCode: '', iban: '' };
const resolver = bodyResolver<SettingsInput, SettingsInput, SettingsBody>(SettingsBody, (values) => values);

export function AccountsSection({ loaded, reload }: SectionProps) {
  const form = useForm<SettingsInput, unknown, SettingsBody>({
    resolver,
    defaultValues: { bankAccounts: loaded.settings.bankAccounts },
  });
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
    <SectionCard section="bankAccounts" loaded={loaded} form={form} reload={reload} aside={add}>
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
