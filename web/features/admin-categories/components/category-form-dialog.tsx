import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { type Category, CategoryBody } from '#contracts/api/categories.ts';
import { FormAlert } from '../../../components/admin/form-alert.tsx';
import { FormDialog } from '../../../components/admin/form-dialog.tsx';
import { Checkbox } from '../../../components/ui/form/checkbox.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { Select } from '../../../components/ui/form/select.tsx';
import { Textarea } from '../../../components/ui/form/textarea.tsx';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { showServerErrors } from '../../../lib/forms/server-errors.ts';
import { adminCategoriesText as text } from '../../../lib/messages/admin/categories.ts';
import { adminText } from '../../../lib/messages/admin/dashboard.ts';
import { useSaveCategory } from '../api/use-categories.ts';
import { type CategoryValues, possibleParents, toBody, toValues } from '../category-form.ts';

export interface CategoryFormDialogProps {
  /** Null for a new one. */
  readonly category: Category | null;
  readonly categories: readonly Category[];
  readonly onClose: () => void;
}

const resolver = bodyResolver(CategoryBody, toBody);

export default function CategoryFormDialog({ category, categories, onClose }: CategoryFormDialogProps) {
  const formId = useId();
  const save = useSaveCategory(category?.id ?? null);
  const form = useForm<CategoryValues, unknown, CategoryBody>({ resolver, defaultValues: toValues(category) });
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit((body) =>
    save.mutate(body, { onSuccess: onClose, onError: (error) => showServerErrors(form, error) }),
  );
  const parents = possibleParents(categories, category?.id ?? null);
  return (
    <FormDialog
      title={category === null ? text.addTitle : text.editTitle}
      description={category === null ? text.addDescription : text.editDescription}
      size="md"
      formId={formId}
      submitLabel={category === null ? text.create : adminText.saveChanges}
      pendingLabel={category === null ? adminText.creating : adminText.saving}
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
        <Field label={text.fields.description} optional error={errors.description?.message} className="sm:col-span-2">
          {(control) => <Textarea {...control} {...form.register('description')} />}
        </Field>
        <Field label={text.fields.parentId} error={errors.parentId?.message}>
          {(control) => (
            <Select
              {...control}
              {...form.register('parentId')}
              options={[
                { value: '', label: text.noParent },
                ...parents.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          )}
        </Field>
        <Field label={text.fields.emoji} optional error={errors.emoji?.message}>
          {(control) => <Input {...control} {...form.register('emoji')} autoComplete="off" />}
        </Field>
        <Field label={text.fields.sortOrder} hint={text.sortHint} error={errors.sortOrder?.message}>
          {(control) => (
            <Input {...control} {...form.register('sortOrder')} type="number" step={1} inputMode="numeric" />
          )}
        </Field>
        <Controller
          control={form.control}
          name="isActive"
          render={({ field }) => (
            <div className="flex flex-col gap-1.5 sm:pt-7">
              <Checkbox
                label={text.fields.isActive}
                checked={field.value}
                onCheckedChange={field.onChange}
                ref={field.ref}
              />
              <p className="text-sm text-soft">{text.activeHint}</p>
            </div>
          )}
        />
      </form>
    </FormDialog>
  );
}
