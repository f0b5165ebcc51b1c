import type { OwnPayment as Payment } from '#contracts/api/account/own-subscription.ts';
import type { OwnSubscription } from '#contracts/api/newsletter.ts';
import { PROOF_REASON_LABELS } from '#contracts/vocabulary/lists/payment-proofs.ts';
import { Fact } from '../../../components/fact.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { formatInstant } from '../../../lib/format/format.ts';
import { text } from '../messages.en.ts';

const TONES = { open: 'soon', recorded: 'open', 'set-aside': 'closed' } as const;

interface OwnPaymentProps {
  readonly subscription: OwnSubscription;
  readonly payment: Payment;
  readonly href: string;
}

/** Proofs of payment that the owner has sent, under which reference and name, and what became of each. */
export function OwnPayment({ subscription: { isActive, expiryDate }, payment, href }: OwnPaymentProps) {
  const { paymentReference, fullName, proofs } = payment;
  const awaitsPayment = isActive && expiryDate === null;
  if (proofs.length === 0 && !awaitsPayment) return null;
  return (
    <section aria-labelledby="own-payment" className="mt-5 border-line border-t pt-4 text-sm">
      <h3 id="own-payment" className="font-semibold text-base">
        {text.payment}
      </h3>
      <dl className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Fact name={text.reference}>
          <span className="font-mono">{paymentReference}</span>
        </Fact>
        <Fact name={text.referenceName}>
          <bdi>{fullName}</bdi>
        </Fact>
        <Fact name={text.proofs} className="min-w-0 sm:col-span-2">
          {proofs.length === 0 ? text.noProofs : <Proofs proofs={proofs} />}
        </Fact>
      </dl>
      {awaitsPayment && (
        <a href={`${href}#proof`} className="mt-3 inline-block text-link underline underline-offset-4">
          {text.sendProof}
        </a>
      )}
    </section>
  );
}

function Proofs({ proofs }: Pick<Payment, 'proofs'>) {
  return (
    <ul className="flex flex-col gap-2">
      {proofs.map(({ id, type, state, reason, receivedAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {text.proofSent(text.proofTypes[type], formatInstant(receivedAt))}
          <Badge tone={TONES[state]}>
            {text.proofStates[state]}
            {reason !== null && `: ${PROOF_REASON_LABELS[reason]}`}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
