import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PaymentBody, type Subscription } from '#contracts/api/newsletter.ts';
import { karachiDay } from '#contracts/rules/karachi-time.ts';
import { plansAt } from '#contracts/vocabulary/plans.ts';
import { FormAlert } from '../../../components/admin/form-alert.tsx';
import { TypedField } from '../../../components/admin/typed/typed-field.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { fieldsOf, ParagraphsField, TextField } from '../../../components/ui/form/bound-fields.tsx';
import { Field, Select } from '../../../components/ui/form/controls.tsx';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { showServerErrors } from '../../../lib/forms/server-errors.ts';
import { priceOf } from '../../../lib/plans.ts';
import { useNow, useSite } from '../../../lib/site.tsx';
import { useRecordPayment } from '../api/subscriptions.ts';
import { paymentsText as text } from '../messages.en.ts';
import { amountAfter, emptyValues, type PaymentValues, pricesFor, toBody } from '../payment-form.ts';

interface RecordPaymentProps {
  readonly subscription: Subscription;
  /** Proof of payment beside which the form stands open. */
  readonly proofId?: number;
  readonly onRecorded?: () => void;
}

/** A transfer that arrived: folded away for who has paid already. */
export function RecordPayment({ subscription, proofId, onRecorded }: RecordPaymentProps) {
  const today = karachiDay(useNow());
  const [resolver] = useState(() => bodyResolver(PaymentBody, (values: PaymentValues) => toBody(values, today)));
  const prices = pricesFor(subscription, useSite().prices);
  const options = Object.values(plansAt(prices)).map((plan) => ({
    value: plan.id,
    label: text.planOption(plan.name, priceOf(plan)),
  }));
  const record = useRecordPayment(subscription.id);
  const form = useForm({ resolver, defaultValues: emptyValues(subscription.plan, prices, today) });
  const field = fieldsOf(form, text.fields);
  const { errors } = form.formState;
  const submit = form.handleSubmit((body) =>
    record.mutate(proofId === undefined ? body : { ...body, proofId }, {
      onSuccess: () => onRecorded?.(),
      onError: (error) => showServerErrors(form, error),
    }),
  );
  const followPlan = () =>
    form.setValue('amount', amountAfter(form.getValues('amount'), form.getValues('plan'), prices));
  return (
    <details
      open={!subscription.isPremium || proofId !== undefined}
      className="group mt-4 rounded-md border border-line"
    >
      <summary className="flex min-h-11 items-center px-4 font-semibold text-sm">
        <ChevronRight className="me-2 size-4 transition-transform group-open:rotate-90 motion-reduce:transition-none" />
        {text.record}
      </summary>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4 border-line border-t p-4 sm:grid-cols-2"
      >
        <div className="empty:hidden sm:col-span-2">
          <FormAlert message={errors.root?.message} />
        </div>
        <Field label={text.fields.plan} error={errors.plan?.message}>
          {(control) => <Select {...control} {...form.register('plan', { onChange: followPlan })} options={options} />}
        </Field>
        <TextField {...field('amount')} type="number" min={1} step={1} inputMode="numeric" />
        <TextField {...field('reference')} hint={text.referenceHint} autoComplete="off" />
        <TypedField {...field('receivedAt')} kind="day" toward="last" />
        <ParagraphsField {...field('note')} optional hint={text.noteHint} wide rows={2} />
        <Button type="submit" pending={record.isPending} className="sm:col-span-2 sm:justify-self-end">
          {record.isPending ? text.pending : text.submit}
        </Button>
      </form>
    </details>
  );
}
