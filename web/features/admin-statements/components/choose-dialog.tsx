import { useState } from 'react';
import type { StatementLine } from '#contracts/api/operations/statements.ts';
import { PLANS, type PlanId } from '#contracts/vocabulary/plans.ts';
import { FormAlert } from '../../../components/admin/form-alert.tsx';
import { LabelledInput, LabelledSelect } from '../../../components/ui/form/labelled-fields.tsx';
import { FormDialog } from '../../../components/ui/overlay/form-dialog.tsx';
import { ApiError, formDetail } from '../../../lib/api/api-error.ts';
import { formatCount, formatDay } from '../../../lib/format/format.ts';
import { unresolvedText } from '../../../lib/forms/unresolved-text.ts';
import { useConfirm } from '../api/statements.ts';
import { text } from '../messages.en.ts';
import { SubscriptionField } from './subscription-field.tsx';

const PLAN_OPTIONS = Object.values(PLANS).map(({ id, name }) => ({ value: id, label: name }));

interface ChooseDialogProps {
  readonly line: StatementLine;
  readonly onClose: () => void;
}

/** A line that needs a person: which subscription, which plan, and why the amount is another one. */
export default function ChooseDialog({ line, onClose }: ChooseDialogProps) {
  const { id, day, amount, proposals } = line;
  const [first] = proposals;
  const [chosen, setChosen] = useState(first === undefined ? '' : String(first.subscriptionId));
  const [plan, setPlan] = useState<PlanId>(first?.plan ?? 'monthly');
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const confirm = useConfirm();
  const { error } = confirm;
  const errors = error instanceof ApiError ? error.fields : {};
  const record = () => {
    const isChosen = chosen !== '' && unresolvedText(chosen) === undefined;
    setFault(isChosen ? undefined : text.subscriptionNeeded);
    if (!isChosen) return;
    const body = { id, subscriptionId: Number(chosen), plan, note: note.trim() === '' ? null : note };
    confirm.mutate(body, { onSuccess: onClose });
  };
  const choose = (next: string, itsPlan: PlanId | undefined) => {
    setChosen(next);
    setFault(undefined);
    if (itsPlan !== undefined) setPlan(itsPlan);
  };
  return (
    <FormDialog
      title={text.dialogTitle}
      description={text.dialogText(formatCount(amount), formatDay(day))}
      submitLabel={text.record}
      pendingLabel={text.recording}
      pending={confirm.isPending}
      onSubmit={record}
      onClose={onClose}
    >
      <FormAlert message={errors.reference ?? formDetail(error)} />
      <p className="text-sm wrap-anywhere">{line.narration}</p>
      <SubscriptionField proposals={proposals} value={chosen} onChoose={choose} error={fault} />
      <LabelledSelect
        label={text.plan}
        error={errors.plan}
        value={plan}
        onValue={(value) => setPlan(value === 'yearly' ? 'yearly' : 'monthly')}
        options={PLAN_OPTIONS}
      />
      <LabelledInput
        label={text.note}
        hint={text.noteHint}
        error={errors.note}
        optional
        maxLength={1000}
        value={note}
        onValue={setNote}
      />
    </FormDialog>
  );
}
