import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { SettleBody } from '#contracts/api/tenders/places.ts';
import { OUTSIDE_PAKISTAN, PROVINCES } from '#contracts/vocabulary/places.ts';
import { ComboboxField } from '../../../components/admin/combobox-field.tsx';
import { FormAlert } from '../../../components/admin/form-alert.tsx';
import { FormDialog } from '../../../components/admin/form-dialog.tsx';
import { SelectField } from '../../../components/ui/form/bound-fields.tsx';
import { toOptions } from '../../../components/ui/form/controls.tsx';
import { useLookup } from '../../../lib/api/lookups.ts';
import { text as formsText } from '../../../lib/forms/messages.en.ts';
import { unresolvedText } from '../../../lib/forms/unresolved-text.ts';
import { useSettle } from '../api/places.ts';
import { text } from '../messages.en.ts';

const PROVINCE_OPTIONS = [{ value: '', label: text.follows }, ...toOptions([...PROVINCES, OUTSIDE_PAKISTAN])];

export function SettleDialog({ name, onClose }: { readonly name: string; readonly onClose: () => void }) {
  const formId = useId();
  const settle = useSettle();
  const cities = toOptions(useLookup('cities'));
  const form = useForm({ defaultValues: { city: name, province: '' } });
  const submit = form.handleSubmit(({ city, province }) => {
    const typed = unresolvedText(city);
    if (typed !== undefined) return form.setError('city', { message: formsText.untaken(typed) }, { shouldFocus: true });
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
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        <FormAlert message={settle.error?.message} />
        <ComboboxField form={form} name="city" label={text.city} options={cities} maxLength={100} />
        <SelectField form={form} name="province" label={text.province} options={PROVINCE_OPTIONS} />
      </form>
    </FormDialog>
  );
}
