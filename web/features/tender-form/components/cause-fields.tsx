import { useWatch } from 'react-hook-form';
import { Field, Select } from '../../../components/ui/form/controls.tsx';
import { useNow } from '../../../lib/site.tsx';
import { text } from '../messages.en.ts';
import { EDIT_CAUSES, karachiMinute, type TenderFieldsProps } from '../tender-values.ts';
import { FormSection } from './form-section.tsx';
import { MomentField, TextField } from './text-field.tsx';

const OPTIONS = EDIT_CAUSES.map((value) => ({ value, label: text.causes[value] }));

/** Why a published notice is edited, and the cancellation by its buyer. */
export function CauseFields({ form }: TenderFieldsProps) {
  const now = useNow();
  const [cause, cancelledAt] = useWatch({ control: form.control, name: ['cause', 'cancelledAt'] });
  const wasCancelled = form.formState.defaultValues?.cancelledAt ?? '';
  /** The choice of a cancellation states its time; any other choice takes back what only that choice stated. */
  const choose = (chosen: string) => {
    const stated = chosen === 'cancelled' ? cancelledAt || karachiMinute(now) : wasCancelled;
    form.setValue('cancelledAt', stated, { shouldDirty: true });
  };
  return (
    <FormSection title={text.sections.cause}>
      <Field label={text.sections.cause} hideLabel hint={text.causeHint} className="sm:col-span-2">
        {(control) => (
          <Select
            {...control}
            {...form.register('cause', { onChange: (event) => choose(event.target.value) })}
            options={OPTIONS}
          />
        )}
      </Field>
      {(cause === 'cancelled' || wasCancelled !== '') && (
        <>
          <MomentField form={form} name="cancelledAt" kind="instant" hint={text.cancelledHint} optional />
          <TextField form={form} name="cancelledReason" dir="auto" optional />
        </>
      )}
    </FormSection>
  );
}
