import { type FormEvent, useState } from 'react';
import type { StatementLine } from '#contracts/api/operations/statements.ts';
import { PLANS, type PlanId } from '#contracts/vocabulary/plans.ts';
import { FormAlert } from '../../../components/admin/form-alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LabelledInput, LabelledSelect } from '../../../components/ui/form/labelled-fields.tsx';
import { Dialog, DialogClose } from '../../../components/ui/overlay/dialog.tsx';
import { ApiError, errorDetail, hasStatus } from '../../../lib/api/api-error.ts';
import { formatCount, formatDay } from '../../../lib/format/format.ts';
import { useConfirm } from '../api/statements.ts';
import { text } from '../messages.en.ts';

const FORM_ID = 'choose-subscription';
const OTHER = 'other';
const PLAN_OPTIONS = Object.values(PLANS).map(({ id, name }) => ({ value: id, label: name }));

interface ChooseDialogProps {
  readonly line: StatementLine;
  readonly onClose: () => void;
}

/** A line that needs a person: which subscription, which plan, and why the amount is another one. */
export default function ChooseDialog({ line, onClose }: ChooseDialogProps) {
  const { id, day, amount, proposals } = line;
  const [first] = proposals;
  const [chosen, setChosen] = useState(first === undefined ? OTHER : String(first.subscriptionId));
  const [number, setNumber] = useState('');
  const [plan, setPlan] = useState<PlanId>(first?.plan ?? 'monthly');
  const [note, setNote] = useState('');
  const [fault, setFault] = useState<string>();
  const confirm = useConfirm();
  const { error } = confirm;
  const errors = error instanceof ApiError ? error.fields : {};
  const isUnknown = chosen === OTHER && hasStatus(error, 404);
  const record = (event: FormEvent) => {
    event.preventDefault();
    const typed = chosen === OTHER ? number.trim() : chosen;
    const wrong = /^[1-9]\d{0,8}$/.test(typed) ? undefined : text.numberNeeded;
    setFault(wrong);
    if (wrong !== undefined) return;
    const body = { id, subscriptionId: Number(typed), plan, note: note.trim() === '' ? null : note };
    confirm.mutate(body, { onSuccess: onClose });
  };
  const choose = (next: string) => {
    setChosen(next);
    const proposed = proposals.find(({ subscriptionId }) => String(subscriptionId) === next);
    if (proposed !== undefined) setPlan(proposed.plan);
  };
  return (
    <Dialog
      onClose={onClose}
      title={text.dialogTitle}
      description={text.dialogText(formatCount(amount), formatDay(day))}
      footer={
        <>
          <DialogClose />
          <Button type="submit" form={FORM_ID} pending={confirm.isPending}>
            {confirm.isPending ? text.recording : text.record}
          </Button>
        </>
      }
    >
      <form id={FORM_ID} noValidate onSubmit={record} className="flex flex-col gap-4">
        <FormAlert
          message={errors.reference ?? (isUnknown || Object.keys(errors).length > 0 ? undefined : errorDetail(error))}
        />
        <p className="text-sm wrap-anywhere">{line.narration}</p>
        <LabelledSelect
          label={text.proposed}
          value={chosen}
          onValue={choose}
          options={[
            ...proposals.map(({ subscriptionId, fullName, paymentReference }) => ({
              value: String(subscriptionId),
              label: `${fullName} · #${subscriptionId} · ${paymentReference}`,
            })),
            { value: OTHER, label: text.other },
          ]}
        />
        {chosen === OTHER && (
          <LabelledInput
            label={text.number}
            hint={text.numberHint}
            error={fault ?? (isUnknown ? text.noSuchNumber : undefined)}
            inputMode="numeric"
            value={number}
            onValue={setNumber}
          />
        )}
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
      </form>
    </Dialog>
  );
}
