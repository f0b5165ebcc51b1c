import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { type Organization, OrganizationBody } from '#contracts/api/organizations.ts';
import { FormAlert } from '../../../components/admin/form-alert.tsx';
import { FormDialog } from '../../../components/admin/form-dialog.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { Select, toOptions } from '../../../components/ui/form/select.tsx';
import { Textarea } from '../../../components/ui/form/textarea.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { showServerErrors } from '../../../lib/forms/server-errors.ts';
import { adminText } from '../../../lib/messages/admin/dashboard.ts';
import { adminOrganizationsText as text } from '../../../lib/messages/admin/organizations.ts';
import { useSaveOrganization } from '../api/use-organizations.ts';
import { categoryChoices, NO_CATEGORY, type OrganizationValues, toBody, toValues } from '../organization-form.ts';

export interface OrganizationFormDialogProps {
  /** Null for a new one. */
  readonly organization: Organization | null;
  readonly onClose: () => void;
}

const resolver = bodyResolver(OrganizationBody, toBody);

export default function OrganizationFormDialog({ organization, onClose }: OrganizationFormDialogProps) {
  const formId = useId();
  const save = useSaveOrganization(organization?.id ?? null);
  const categories = categoryChoices(useLookup('categories'), organization?.category ?? NO_CATEGORY);
  const defaultValues = toValues(organization);
  const form = useForm<OrganizationValues, unknown, OrganizationBody>({ resolver, defaultValues });
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit((body) =>
    save.mutate(body, { onSuccess: onClose, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <FormDialog
      title={organization === null ? text.addTitle : text.editTitle}
      description={organization === null ? text.addDescription : text.editDescription}
      size="md"
      formId={formId}
      submitLabel={organization === null ? text.create : adminText.saveChanges}
      pendingLabel={organization === null ? adminText.creating : adminText.saving}
      pending={save.isPending}
      dirty={isDirty}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
        <div className="empty:hidden sm:col-span-2">
          <FormAlert message={errors.root?.message} />
        </div>
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
      </form>
    </FormDialog>
  );
}
