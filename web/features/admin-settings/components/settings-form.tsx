import { Plus } from 'lucide-react';
import { useFieldArray, useForm } from 'react-hook-form';
import { SettingsBody, type SettingsInput } from '#contracts/api/operations/settings.ts';
import { BANK_ACCOUNTS_MAX } from '#contracts/vocabulary/banks.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { type LoadedSettings, useSaveSettings } from '../api/settings.ts';
import { text } from '../messages.en.ts';
import { AccountFields } from './account-fields.tsx';

const EMPTY = { bank: '', accountTitle: '', accountNumber: '', branchCode: '', iban: '' };
const resolver = bodyResolver<SettingsInput, SettingsInput, SettingsBody>(SettingsBody, (values) => values);

interface SettingsFormProps {
  readonly loaded: LoadedSettings;
  readonly reload: () => void;
}

export function SettingsForm({ loaded: { settings, etag }, reload }: SettingsFormProps) {
  const save = useSaveSettings(etag);
  const form = useForm<SettingsInput, unknown, SettingsBody>({
    resolver,
    defaultValues: { bankAccounts: settings.bankAccounts },
  });
  const accounts = useFieldArray({ control: form.control, name: 'bankAccounts' });
  return (
    <form method="post" noValidate onSubmit={(event) => void form.handleSubmit((body) => save.mutate(body))(event)}>
      <Card className="max-w-4xl p-5">
        <h3 className="font-display font-semibold text-lg">{text.accountsTitle}</h3>
        <p className="mt-1 text-soft text-sm">{text.accountsLead}</p>
        {accounts.fields.length === 0 && (
          <Alert tone="warning" className="mt-4">
            {text.none}
          </Alert>
        )}
        {accounts.fields.map(({ id }, at) => (
          <AccountFields key={id} form={form} at={at} onRemove={() => accounts.remove(at)} />
        ))}
        <div className="mt-5 flex flex-wrap justify-between gap-3">
          <Button
            variant="secondary"
            disabled={accounts.fields.length >= BANK_ACCOUNTS_MAX}
            onClick={() => accounts.append(EMPTY)}
          >
            <Plus aria-hidden="true" className="size-4" />
            {text.add}
          </Button>
          <Button type="submit" pending={save.isPending}>
            {save.isPending ? text.saving : text.save}
          </Button>
        </div>
        {hasStatus(save.error, 412) && (
          <Alert tone="warning" className="mt-4">
            {text.stale}{' '}
            <button type="button" className="link" onClick={reload}>
              {text.reload}
            </button>
          </Alert>
        )}
      </Card>
    </form>
  );
}
