import { useForm } from 'react-hook-form';
import { type Organization, OrganizationBody } from '#contracts/api/organizations.ts';
import type { RecordForm } from '../../../components/admin/records/record-dialogs.tsx';
import { RecordFormDialog } from '../../../components/admin/records/record-form-dialog.tsx';
import { Input, Select, Textarea, toOptions } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { text } from '../messages.en.ts';
import { categoryChoices, NO_CATEGORY, type OrganizationValues, toBody, toValues } from '../organization-form.ts';

const resolver = bodyResolver(OrganizationBody, toBody);

export default function OrganizationFormDialog({ item, save, onClose }: RecordForm<Organization, OrganizationBody>) {
  const categories = categoryChoices(useLookup('categories'), item?.category ?? NO_CATEGORY);
  const form = useForm<OrganizationValues, unknown, OrganizationBody>({ resolver, defaultValues: toValues(item) });
  const { errors } = form.formState;
  return (
    <RecordFormDialog form={form} save={save} isNew={item === null} text={text} onClose={onClose}>
      <Field label={text.fields.name} error={errors.name?.message} className="sm:col-span-2">
        {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
      </Field>
      <Field label={text.fields.category} error={errors.category?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('category')}
            // Options that arrive later would otherwise lose the chosen one.
            key={categories.length}
            options={[{ value: NO_CATEGORY, label: text.none }, ...toOptions(categories)]}
          />
        )}
      </Field>
      <Field label={text.fields.website} optional error={errors.website?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('website')}
            type="url"
            placeholder={text.websiteExample}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={text.fields.address} optional error={errors.address?.message} className="sm:col-span-2">
        {(control) => <Textarea {...control} {...form.register('address')} rows={2} />}
      </Field>
      <Field label={text.fields.description} optional error={errors.description?.message} className="sm:col-span-2">
        {(control) => <Textarea {...control} {...form.register('description')} />}
      </Field>
    </RecordFormDialog>
  );
}
