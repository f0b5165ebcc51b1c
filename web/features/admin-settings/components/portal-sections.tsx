import { Controller, useForm } from 'react-hook-form';
import { SettingsBody, type SettingsInput } from '#contracts/api/operations/settings.ts';
import { ParagraphsField, TextField } from '../../../components/ui/form/bound-fields.tsx';
import { Checkbox } from '../../../components/ui/form/checkbox.tsx';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { text } from '../messages.en.ts';
import { SectionCard } from './section-card.tsx';
import type { SectionProps } from './settings-form.tsx';

const asStated = bodyResolver<SettingsInput, SettingsInput, SettingsBody>(SettingsBody, (values) => values);

export function NameSection({ loaded, reload }: SectionProps) {
  const form = useForm<SettingsInput, unknown, SettingsBody>({
    resolver: asStated,
    defaultValues: { name: loaded.settings.name },
  });
  return (
    <SectionCard section="name" loaded={loaded} form={form} reload={reload}>
      <div className="mt-4">
        <TextField form={form} name="name" label={text.fields.name} maxLength={60} />
      </div>
    </SectionCard>
  );
}

/** A field of lines gives text. */
const withLines = bodyResolver<SettingsInput, SettingsInput, SettingsBody>(SettingsBody, ({ newspapers }) => ({
  newspapers: String(newspapers).split('\n'),
}));

export function NewspapersSection({ loaded, reload }: SectionProps) {
  const form = useForm<SettingsInput, unknown, SettingsBody>({ resolver: withLines });
  return (
    <SectionCard section="newspapers" loaded={loaded} form={form} reload={reload}>
      <div className="mt-4">
        <ParagraphsField
          form={form}
          name="newspapers"
          label={text.fields.newspapers}
          rows={8}
          dir="auto"
          defaultValue={loaded.settings.newspapers.join('\n')}
        />
      </div>
    </SectionCard>
  );
}

export function SecondLookSection({ loaded, reload }: SectionProps) {
  const form = useForm<SettingsInput, unknown, SettingsBody>({
    resolver: asStated,
    defaultValues: { secondLook: loaded.settings.secondLook },
  });
  return (
    <SectionCard section="secondLook" loaded={loaded} form={form} reload={reload}>
      <div className="mt-4">
        <Controller
          control={form.control}
          name="secondLook"
          render={({ field }) => (
            <Checkbox label={text.fields.secondLook} checked={field.value === true} onCheckedChange={field.onChange} />
          )}
        />
      </div>
    </SectionCard>
  );
}
