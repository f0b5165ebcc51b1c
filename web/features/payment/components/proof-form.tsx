import { type ChangeEvent, useEffect, useState } from 'react';
import { PAYMENT_REFERENCE_LETTERS } from '#contracts/vocabulary/banks.ts';
import {
  PROOF_ACCEPT,
  PROOF_MAX_BYTES,
  PROOF_RECEIVED,
  PROOF_REFUSALS,
  type ProofOutcome,
  proofRefusal,
} from '#contracts/vocabulary/lists/payment-proofs.ts';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { Field, Input } from '../../../components/ui/form/controls.tsx';
import { FileField } from '../../../components/ui/form/file-field.tsx';
import { paths } from '../../../lib/routing/paths.ts';
import { useSite } from '../../../lib/site.tsx';
import { text } from '../messages.en.ts';
import type { PaymentQuery } from '../payment-query.ts';

/** Any case and spaces around, as the server takes it: a slip is said before the file, which the browser would forget, is sent. */
const REFERENCE = `\\s*[Aa][Ll]-[${PAYMENT_REFERENCE_LETTERS}${PAYMENT_REFERENCE_LETTERS.toLowerCase()}]{6}\\s*`;

/**
 * Takes a picture or PDF of the transfer. The browser posts it by itself, and the server leads back here with what became of it.
 * The button goes on working while it is sent: whoever stopped a slow line, or came back, presses it again, and the server keeps
 * the same file once.
 */
export function ProofForm({ plan, reference, proof, days }: PaymentQuery) {
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    const onShow = () => setSending(false);
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
  const back = new URLSearchParams({ period: plan.billingPeriod, ...(reference === null ? {} : { reference }) });
  return (
    <Card className="no-print p-5">
      <h2 id="proof" className="scroll-mt-24 font-display font-semibold text-lg">
        {text.proofTitle}
      </h2>
      <p className="mt-1 text-soft text-sm">{text.proofLead}</p>
      {proof !== null && <Outcome outcome={proof} days={days} />}
      <form
        method="post"
        encType="multipart/form-data"
        action={`${paths.payment}?${back}`}
        onSubmit={() => setSending(true)}
        className="mt-4 grid gap-4 sm:grid-cols-2"
      >
        <Field label={text.proofReference} hint={text.proofReferenceHint}>
          {(control) => (
            <Input
              {...control}
              name="reference"
              required
              pattern={REFERENCE}
              title={text.proofReferenceHint}
              defaultValue={reference ?? ''}
              maxLength={20}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              className="font-mono"
            />
          )}
        </Field>
        <FileField
          label={text.proofFile}
          hint={text.proofFileHint}
          name="file"
          required
          accept={PROOF_ACCEPT}
          onChange={refuseLarge}
        />
        <Button type="submit" className="sm:col-span-2 sm:justify-self-start">
          {isSending ? text.proofSending : text.proofSend}
        </Button>
      </form>
    </Card>
  );
}

/** Says so before ten megabytes are on their way in vain. */
function refuseLarge({ target }: ChangeEvent<HTMLInputElement>) {
  const isLarge = (target.files?.[0]?.size ?? 0) > PROOF_MAX_BYTES;
  target.setCustomValidity(isLarge ? PROOF_REFUSALS['too-large'] : '');
  target.reportValidity();
}

function Outcome({ outcome, days }: Pick<PaymentQuery, 'days'> & { readonly outcome: ProofOutcome }) {
  const { paymentsEmail } = useSite();
  const isTaken = outcome === 'received';
  return (
    <Alert tone={isTaken ? 'success' : 'danger'} title={isTaken ? text.proofSent : text.proofRefused} className="mt-4">
      {isTaken ? PROOF_RECEIVED : proofRefusal(outcome, paymentsEmail, days)}
    </Alert>
  );
}
