import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { type LedgerEntry, ReversalBody } from '#contracts/api/operations/ledger.ts';
import { REVERSAL_KINDS } from '#contracts/vocabulary/lists/payment-lists.ts';
import { FormAlert } from '../../../components/admin/form-alert.tsx';
import { FormDialog } from '../../../components/admin/form-dialog.tsx';
import { SelectField, TextField } from '../../../components/ui/form/bound-fields.tsx';
import { formatCount } from '../../../lib/format/format.ts';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { showServerErrors } from '../../../lib/forms/server-errors.ts';
import { useReverse } from './ledger.ts';
import { text } from './messages.en.ts';

interface Values {
  readonly kind: ReversalBody['kind'];
  readonly amount: string;
  readonly reason: string;
}

const KINDS = REVERSAL_KINDS.map((value) => ({ value, label: text.kinds[value] }));

const toBody = ({ kind, amount, reason }: Values) => ({
  kind,
  reason,
  amount: amount.trim() === '' ? Number.NaN : Number(amount),
});

interface ReverseDialogProps {
  readonly paymentId: number;
  readonly entry: LedgerEntry;
  readonly onClose: () => void;
}

export default function ReverseDialog({ paymentId, entry, onClose }: ReverseDialogProps) {
  const formId = useId();
  const [resolver] = useState(() => bodyResolver(ReversalBody, toBody));
  const reverse = useReverse(paymentId);
  const rest = entry.amount - (entry.reversedAmount ?? 0);
  const form = useForm<Values, unknown, ReversalBody>({
    resolver,
    defaultValues: { kind: 'refund', amount: String(rest), reason: '' },
  });
  const { errors, isDirty } = form.formState;
  const submit = form.handleSubmit((body) =>
    reverse.mutate(body, { onSuccess: onClose, onError: (error) => showServerErrors(form, error) }),
  );
  return (
    <FormDialog
      title={text.reverseTitle}
      description={text.reverseText(text.amount(formatCount(entry.amount)), entry.bankReference ?? '')}
      size="md"
      formId={formId}
      submitLabel={text.submit}
      pendingLabel={text.pending}
      pending={reverse.isPending}
      dirty={isDirty}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4 sm:grid-cols-2">
        <div className="empty:hidden sm:col-span-2">
          <FormAlert message={errors.root?.message} />
        </div>
        <SelectField form={form} name="kind" label={text.fields.kind} options={KINDS} />
        <TextField
          form={form}
          name="amount"
          label={text.fields.amount}
          hint={text.amountHint}
          type="number"
          min={1}
          max={rest}
          step={1}
          inputMode="numeric"
        />
        <TextField
          form={form}
          name="reason"
          label={text.fields.reason}
          hint={text.reasonHint}
          wide
          autoComplete="off"
        />
      </form>
    </FormDialog>
  );
}
