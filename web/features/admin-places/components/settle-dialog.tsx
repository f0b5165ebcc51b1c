import { useId } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { SettleBody } from '#contracts/api/tenders/places.ts';
import { OUTSIDE_PAKISTAN, PROVINCES } from '#contracts/vocabulary/places.ts';
import { FormAlert } from '../../../components/admin/form-alert.tsx';
import { FormDialog } from '../../../components/admin/form-dialog.tsx';
import { Combobox } from '../../../components/ui/form/combobox.tsx';
import { Select, toOptions } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { useSettle } from '../api/places.ts';
import { text } from '../messages.en.ts';

interface SettleDialogProps {
  readonly name: string;
  readonly onClose: () => void;
}

const PROVINCE_OPTIONS = [{ value: '', label: text.follows }, ...toOptions([...PROVINCES, OUTSIDE_PAKISTAN])];

export function SettleDialog({ name, onClose }: SettleDialogProps) {
  const formId = useId();
  const settle = useSettle();
  const cities = toOptions(useLookup('cities'));
  const { control, register, handleSubmit, formState } = useForm({ defaultValues: { city: name, province: '' } });
  const submit = handleSubmit(({ city, province }) => {
    const body = { name, city, province: province === '' ? null : (province as SettleBody['province']) };
    settle.mutate(body, { onSuccess: onClose });
  });
  return (
    <FormDialog
      title={text.settleTitle(name)}
      description={text.settleText}
      size="md"
      formId={formId}
      submitLabel={text.save}
      pendingLabel={text.saving}
      pending={settle.isPending}
      dirty={formState.isDirty}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <FormAlert message={settle.error?.message} />
        <Controller
          control={control}
          name="city"
          render={({ field }) => (
            <Field label={text.city}>
              {(attributes) => (
                <Combobox
                  control={attributes}
                  options={cities}
                  value={field.value}
                  onChange={field.onChange}
                  onBlur={field.onBlur}
                  inputRef={field.ref}
                  maxLength={100}
                  freeText
                />
              )}
            </Field>
          )}
        />
        <Field label={text.province}>
          {(attributes) => <Select {...attributes} {...register('province')} options={PROVINCE_OPTIONS} />}
        </Field>
      </form>
    </FormDialog>
  );
}
