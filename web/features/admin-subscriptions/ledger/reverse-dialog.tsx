import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type LedgerEntry, ReversalBody } from '#contracts/api/operations/ledger.ts';
import { REVERSAL_KINDS } from '#contracts/vocabulary/lists/payment-lists.ts';
import { MutationFormDialog } from '../../../components/admin/records/record-form-dialog.tsx';
import { fieldsOf, SelectField, TextField } from '../../../components/ui/form/bound-fields.tsx';
import { formatCount } from '../../../lib/format/format.ts';
import { bodyResolver } from '../../../lib/forms/body-resolver.ts';
import { useReverse } from './ledger.ts';
import { text } from './messages.en.ts';

interface Values {
  readonly kind: ReversalBody['kind'];
  readonly amount: string;
  readonly reason: string;
}

const KINDS = REVERSAL_KINDS.map((value) => ({ value, label: text.kinds[value] }));

const toBody = ({ kind, amount, reason }: Values, returned: number) => ({
  kind,
  reason,
  returned,
  amount: amount.trim() === '' ? Number.NaN : Number(amount),
});

interface ReverseDialogProps {
  readonly paymentId: number;
  readonly entry: LedgerEntry;
  readonly onClose: () => void;
}

export default function ReverseDialog({ paymentId, entry, onClose }: ReverseDialogProps) {
  const reverse = useReverse(paymentId);
  const returned = entry.reversedAmount ?? 0;
  const rest = entry.amount - returned;
  const [resolver] = useState(() => bodyResolver(ReversalBody, (values: Values) => toBody(values, returned)));
  const form = useForm<Values, unknown, ReversalBody>({
    resolver,
    defaultValues: { kind: 'refund', amount: String(rest), reason: '' },
  });
  const field = fieldsOf(form, text.fields);
  return (
    <MutationFormDialog
      form={form}
      save={reverse}
      title={text.reverseTitle}
      description={text.reverseText(text.amount(formatCount(entry.amount)), entry.bankReference ?? '')}
      submitLabel={text.submit}
      pendingLabel={text.pending}
      onClose={onClose}
    >
      <SelectField {...field('kind')} options={KINDS} />
      <TextField
        {...field('amount')}
        hint={text.amountHint}
        type="number"
        min={1}
        max={rest}
        step={1}
        inputMode="numeric"
      />
      <TextField {...field('reason')} hint={text.reasonHint} wide autoComplete="off" />
    </MutationFormDialog>
  );
}
