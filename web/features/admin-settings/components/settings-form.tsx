import { useForm } from 'react-hook-form';
import { SettingsBody, type SettingsInput } from '#contracts/api/operations/settings.ts';
import { ParagraphsField, TextField } from '../../../components/ui/form/bound-fields.tsx';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import type { LoadedSettings } from '../api/settings.ts';
import { text } from '../messages.en.ts';
import { SectionCard } from './section-card.tsx';

export interface SectionProps {
  readonly loaded: LoadedSettings;
  readonly reload: () => void;
}

const asStated = bodyResolver<SettingsInput, SettingsInput, SettingsBody>(SettingsBody, (values) => values);

/** A field of digits gives text, and none is no number. */
const asNumber = (value: unknown) => (String(value).trim() === '' ? Number.NaN : Number(value));
const withNumbers = bodyResolver<SettingsInput, SettingsInput, SettingsBody>(SettingsBody, ({ plans }) => ({
  plans: { monthly: asNumber(plans?.monthly), yearly: asNumber(plans?.yearly) },
}));

export function PricesSection({ loaded, reload }: SectionProps) {
  const form = useForm<SettingsInput, unknown, SettingsBody>({
    resolver: withNumbers,
    defaultValues: { plans: loaded.settings.plans },
  });
  const shared = { form, type: 'number', min: 1, step: 1, inputMode: 'numeric' } as const;
  return (
    <SectionCard section="plans" loaded={loaded} form={form} reload={reload}>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <TextField {...shared} name="plans.monthly" label={text.fields.monthly} />
        <TextField {...shared} name="plans.yearly" label={text.fields.yearly} />
      </div>
    </SectionCard>
  );
}

const OPTIONAL = ['phone', 'whatsApp', 'openingHours', 'facebook', 'linkedIn', 'x', 'instagram', 'youTube'] as const;

export function ContactSection({ loaded, reload }: SectionProps) {
  const { contact } = loaded.settings;
  const stated = Object.fromEntries(
    Object.entries(contact).map(([key, value]) => [key, value ?? '']),
  ) as typeof contact;
  const form = useForm<SettingsInput, unknown, SettingsBody>({
    resolver: asStated,
    defaultValues: { contact: stated },
  });
  return (
    <SectionCard section="contact" loaded={loaded} form={form} reload={reload}>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <TextField form={form} name="contact.supportEmail" label={text.fields.supportEmail} type="email" />
        <TextField form={form} name="contact.paymentsEmail" label={text.fields.paymentsEmail} type="email" />
        <ParagraphsField form={form} name="contact.address" label={text.fields.address} optional wide rows={2} />
        {OPTIONAL.map((field) => (
          <TextField key={field} form={form} name={`contact.${field}`} label={text.fields[field]} optional />
        ))}
      </div>
    </SectionCard>
  );
}

export function BannerSection({ loaded, reload }: SectionProps) {
  const form = useForm<SettingsInput, unknown, SettingsBody>({
    resolver: asStated,
    defaultValues: { banner: loaded.settings.banner ?? '' },
  });
  return (
    <SectionCard section="banner" loaded={loaded} form={form} reload={reload}>
      <div className="mt-4">
        <TextField form={form} name="banner" label={text.fields.banner} optional maxLength={120} />
      </div>
    </SectionCard>
  );
}
