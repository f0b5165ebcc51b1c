import { Plus, Trash2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { SettingsBody, SettingsInput } from '#contracts/api/operations/settings.ts';
import { BANK_ACCOUNTS_MAX } from '#contracts/vocabulary/banks.ts';
import { ListHeader, Loaded } from '../../../components/admin/list-parts.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { TextField } from '../../../components/ui/form/bound-fields.tsx';
import { hasStatus } from '../../../lib/api/api-error.ts';
import { type LoadedSettings, useSettings } from '../api/settings.ts';
import { text } from '../messages.en.ts';
import type { Section } from '../sections.ts';
import { MailSection } from './mail-section.tsx';
import {
  BannerSection,
  ContactSection,
  NameSection,
  NewspapersSection,
  PricesSection,
  SecondLookSection,
} from './plain-sections.tsx';
import { SectionCard, type SectionProps, useSectionForm } from './section-card.tsx';
import { SetupCard } from './setup-card.tsx';

const SECTIONS = {
  name: NameSection,
  bankAccounts: AccountsSection,
  plans: PricesSection,
  contact: ContactSection,
  mail: MailSection,
  banner: BannerSection,
  newspapers: NewspapersSection,
  secondLook: SecondLookSection,
} as const satisfies Record<Section, unknown>;

/** The tab of the settings, which the Super Admin alone may read. */
export default function SettingsPanel() {
  const settings = useSettings();
  return (
    <>
      <ListHeader heading={text.heading} />
      {hasStatus(settings.error, 403) ? (
        <Alert tone="warning">{text.onlySuperAdmin}</Alert>
      ) : (
        <Loaded query={settings} text={text}>
          {(loaded) => (
            <div className="flex flex-col gap-5">
              <SetupCard />
              {(Object.keys(SECTIONS) as Section[]).map((section) => (
                <PresentSection
                  key={section}
                  section={section}
                  present={loaded}
                  reload={() => void settings.refetch()}
                />
              ))}
            </div>
          )}
        </Loaded>
      )}
    </>
  );
}

interface PresentSectionProps extends Pick<SectionProps, 'reload'> {
  readonly section: Section;
  readonly present: LoadedSettings;
}

/** A section is drawn anew when it changed, but not over what somebody types into it: that is compared when it is saved. */
function PresentSection({ section, present, reload }: PresentSectionProps) {
  const [typedOver, typeOver] = useState<LoadedSettings>();
  const onDirty = useCallback(
    (isDirty: boolean) => typeOver((before) => (isDirty ? (before ?? present) : undefined)),
    [present],
  );
  const loaded = typedOver ?? present;
  const Fields = SECTIONS[section];
  const state = JSON.stringify([loaded.data[section], loaded.data.sources[section]]);
  return <Fields key={state} loaded={loaded} reload={reload} onDirty={onDirty} />;
}

const EMPTY = { bank: '', accountTitle: '', accountNumber: '', branchCode: '', iban: '' };

function AccountsSection(props: SectionProps) {
  const form = useSectionForm({ bankAccounts: props.loaded.data.bankAccounts });
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
        <Alert tone="warning" className="sm:col-span-2">
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
    <fieldset className="grid gap-4 rounded-md border border-line p-4 sm:col-span-2 sm:grid-cols-2">
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
