import { useState } from 'react';
import { EXTENSION_MONTHS } from '#contracts/vocabulary/newsletter.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Select } from '../../../components/ui/form/controls.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { useExtend } from '../api/subscriptions.ts';
import { text } from '../messages.en.ts';

const MONTHS = EXTENSION_MONTHS.map((count) => ({ value: String(count), label: text.months(count) }));

export function SubscriptionTerm({ id }: { readonly id: number }) {
  const [months, setMonths] = useState('1');
  const extend = useExtend();
  return (
    <section aria-label={text.term} className="border-line border-t pt-5">
      <h3 className="mb-3 font-display font-semibold text-lg">{text.term}</h3>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={text.extendBy} className="w-40">
          {(control) => (
            <Select {...control} options={MONTHS} value={months} onChange={({ target }) => setMonths(target.value)} />
          )}
        </Field>
        <Button pending={extend.isPending} onClick={() => extend.mutate({ id, months: Number(months) })}>
          {extend.isPending ? text.extending : text.extend}
        </Button>
      </div>
    </section>
  );
}
