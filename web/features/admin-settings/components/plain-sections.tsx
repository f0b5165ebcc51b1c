import { useController } from 'react-hook-form';
import { ParagraphsField, TextField } from '../../../components/ui/form/bound-fields.tsx';
import { Checkbox } from '../../../components/ui/form/checkbox.tsx';
import { text } from '../messages.en.ts';
import { SectionCard, type SectionProps, useSectionForm } from './section-card.tsx';

export function NameSection(props: SectionProps) {
  const form = useSectionForm({ name: props.loaded.data.name });
  return (
    <SectionCard {...props} section="name" form={form}>
      <TextField form={form} name="name" label={text.fields.name} maxLength={60} wide />
    </SectionCard>
  );
}

/** A field of digits gives text, and none is no number. */
const asNumber = (value: unknown) => (String(value).trim() === '' ? Number.NaN : Number(value));

export function PricesSection(props: SectionProps) {
  const form = useSectionForm({ plans: props.loaded.data.plans }, ({ plans }) => ({
    plans: { monthly: asNumber(plans?.monthly), yearly: asNumber(plans?.yearly) },
  }));
  const shared = { form, type: 'number', min: 1, step: 1, inputMode: 'numeric' } as const;
  return (
    <SectionCard {...props} section="plans" form={form}>
      <TextField {...shared} name="plans.monthly" label={text.fields.monthly} />
      <TextField {...shared} name="plans.yearly" label={text.fields.yearly} />
    </SectionCard>
  );
}

const OPTIONAL = ['phone', 'whatsApp', 'openingHours', 'facebook', 'linkedIn', 'x', 'instagram', 'youTube'] as const;

export function ContactSection(props: SectionProps) {
  const { contact } = props.loaded.data;
  const stated = Object.fromEntries(
    Object.entries(contact).map(([key, value]) => [key, value ?? '']),
  ) as typeof contact;
  const form = useSectionForm({ contact: stated });
  return (
    <SectionCard {...props} section="contact" form={form}>
      <TextField form={form} name="contact.supportEmail" label={text.fields.supportEmail} type="email" />
      <TextField form={form} name="contact.paymentsEmail" label={text.fields.paymentsEmail} type="email" />
      <ParagraphsField form={form} name="contact.address" label={text.fields.address} optional wide rows={2} />
      {OPTIONAL.map((field) => (
        <TextField key={field} form={form} name={`contact.${field}`} label={text.fields[field]} optional />
      ))}
    </SectionCard>
  );
}

export function BannerSection(props: SectionProps) {
  const form = useSectionForm({ banner: props.loaded.data.banner ?? '' });
  return (
    <SectionCard {...props} section="banner" form={form}>
      <TextField form={form} name="banner" label={text.fields.banner} optional maxLength={120} wide />
    </SectionCard>
  );
}

export function NewspapersSection(props: SectionProps) {
  /** A field of lines gives text. */
  const form = useSectionForm({}, ({ newspapers }) => ({ newspapers: String(newspapers).split('\n') }));
  return (
    <SectionCard {...props} section="newspapers" form={form}>
      <ParagraphsField
        form={form}
        name="newspapers"
        label={text.fields.newspapers}
        rows={8}
        wide
        defaultValue={props.loaded.data.newspapers.join('\n')}
      />
    </SectionCard>
  );
}

export function SecondLookSection(props: SectionProps) {
  const form = useSectionForm({ secondLook: props.loaded.data.secondLook });
  const { field } = useController({ control: form.control, name: 'secondLook' });
  return (
    <SectionCard {...props} section="secondLook" form={form}>
      <Checkbox
        label={text.fields.secondLook}
        checked={field.value === true}
        onCheckedChange={field.onChange}
        className="sm:col-span-2"
      />
    </SectionCard>
  );
}
