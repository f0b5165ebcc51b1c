import { useState } from 'react';
import type { Subscription } from '#contracts/api/newsletter.ts';
import type { StatementProposal } from '#contracts/api/operations/statements.ts';
import type { PlanId } from '#contracts/vocabulary/plans.ts';
import { useFoundRecords } from '../../../components/admin/picker/named-records.ts';
import { Combobox } from '../../../components/ui/form/combobox/combobox.tsx';
import { Field } from '../../../components/ui/form/controls.tsx';
import { formatCount } from '../../../lib/format/format.ts';
import { usePlans } from '../../../lib/plans.ts';
import { text } from '../messages.en.ts';

interface SubscriptionFieldProps {
  readonly proposals: readonly StatementProposal[];
  /** The number of the chosen one, a text that is not settled, or ''. */
  readonly value: string;
  readonly error: string | undefined;
  /** Told with the plan that the chosen one has. */
  readonly onChoose: (value: string, plan: PlanId | undefined) => void;
}

const OWING = { state: 'owing' };
const ANY = {};

/** Chooses among all subscriptions. Before anything is typed it offers the proposals, else those that owe their first payment. */
export function SubscriptionField({ proposals, value, error, onChoose }: SubscriptionFieldProps) {
  const plans = usePlans();
  const [asked, setAsked] = useState<string | null>(null);
  const [label, setLabel] = useState<string>();
  const isBlank = (asked ?? '').trim() === '';
  const isProposed = isBlank && proposals.length > 0;
  const found = useFoundRecords<Subscription>(
    '/api/admin/subscriptions',
    isProposed ? null : asked,
    isBlank ? OWING : ANY,
  );
  const offered = isProposed
    ? proposals.map(({ subscriptionId, ...one }) => ({ ...one, id: subscriptionId }))
    : found.records.map((one) => ({ ...one, price: one.agreedPrice ?? plans[one.plan].price }));
  const options = offered.map(({ id, fullName, email, paymentReference, price }) => ({
    value: String(id),
    label: text.payer(fullName, email, formatCount(price), `#${id}`, paymentReference),
  }));
  const choose = (next: string) => {
    const at = options.findIndex((option) => option.value === next);
    setLabel(options[at]?.label);
    onChoose(next, offered[at]?.plan);
  };
  return (
    <Field label={text.subscriptionField} hint={text.subscriptionHint} error={error}>
      {(control) => (
        <Combobox
          control={control}
          value={value}
          options={options}
          onChange={choose}
          found={{
            label: label ?? options.find((option) => option.value === value)?.label ?? '',
            hidden: isProposed ? 0 : found.hidden,
            isWaiting: !isProposed && found.isWaiting,
            note: found.note,
            onSearch: setAsked,
          }}
        />
      )}
    </Field>
  );
}
