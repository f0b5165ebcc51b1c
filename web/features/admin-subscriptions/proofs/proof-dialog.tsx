import { Download } from 'lucide-react';
import { useState } from 'react';
import type { PaymentProof } from '#contracts/api/operations/payment-proofs.ts';
import { PROOF_REASON_LABELS, PROOF_REASONS, type ProofReason } from '#contracts/vocabulary/lists/payment-proofs.ts';
import { ViewDialog } from '../../../components/admin/view-dialog.tsx';
import { DownloadLink } from '../../../components/download-link.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { LabelledSelect } from '../../../components/ui/form/labelled-fields.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { commonText } from '../../../lib/messages.en.ts';
import { useSubscriptionOf } from '../api/subscriptions.ts';
import { RecordPayment } from '../components/record-payment.tsx';
import { text as listText } from '../messages.en.ts';
import { text } from './messages.en.ts';
import { fileHref, useSetProofAside } from './proofs.ts';

interface ProofDialogProps {
  readonly proof: PaymentProof;
  readonly onClose: () => void;
}

const REASONS = [
  { value: '', label: text.chooseReason },
  ...PROOF_REASONS.map((value) => ({ value, label: PROOF_REASON_LABELS[value] })),
];

export default function ProofDialog({ proof, onClose }: ProofDialogProps) {
  const { subscription, isPending, error, refetch } = useSubscriptionOf(proof.paymentReference);
  return (
    <ViewDialog
      title={text.dialogTitle}
      description={text.dialogText(proof.fullName, proof.paymentReference)}
      onClose={onClose}
    >
      <div className="grid gap-6 md:grid-cols-2">
        <ProofFile proof={proof} />
        <div className="flex flex-col gap-6">
          {error !== null && <Failure title={listText.failed} error={error} onRetry={() => void refetch()} />}
          {isPending && <LoadingArea label={commonText.loading} />}
          {subscription !== undefined && (
            <RecordPayment subscription={subscription} proofId={proof.id} onRecorded={onClose} />
          )}
          {/* Drawn with the payment, whose first field would find the focus taken. */}
          {!isPending && <SettingAside id={proof.id} onDone={onClose} />}
        </div>
      </div>
    </ViewDialog>
  );
}

function ProofFile({ proof: { id, type, size, fullName } }: Pick<ProofDialogProps, 'proof'>) {
  if (size === null) return <p className="text-soft text-sm">{text.gone}</p>;
  if (type === 'image/webp') {
    return (
      <a href={fileHref(id)} target="_blank" rel="noopener" className="self-start">
        <img
          src={fileHref(id)}
          alt={text.shows(fullName)}
          className="max-h-[40vh] rounded-md border md:max-h-[60vh] border-line"
        />
      </a>
    );
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <DownloadLink href={fileHref(id)}>
        <Download className="size-4" />
        {text.save}
      </DownloadLink>
      <p className="text-soft text-sm">{text.saveHint}</p>
    </div>
  );
}

function SettingAside({ id, onDone }: { readonly id: number; readonly onDone: () => void }) {
  const [reason, setReason] = useState<ProofReason>();
  const [error, setError] = useState<string>();
  const aside = useSetProofAside(id);
  const choose = (value: string) => {
    setReason(PROOF_REASONS.find((one) => one === value));
    setError(undefined);
  };
  const setAside = () => {
    if (reason === undefined) setError(text.chooseReason);
    else aside.mutate({ reason }, { onSuccess: onDone });
  };
  return (
    <section aria-label={text.asideTitle} className="border-line border-t pt-5">
      <h3 className="mb-3 font-display font-semibold text-lg">{text.asideTitle}</h3>
      <div className="flex flex-wrap items-end gap-3">
        <LabelledSelect
          label={text.reason}
          error={error}
          className="min-w-0 grow"
          options={REASONS}
          value={reason ?? ''}
          onValue={choose}
        />
        <Button variant="secondary" pending={aside.isPending} onClick={setAside}>
          {aside.isPending ? text.settingAside : text.setAside}
        </Button>
      </div>
    </section>
  );
}
