import { ShieldCheck } from 'lucide-react';
import type { AuditVerdict } from '#contracts/api/audit.ts';
import { Failure } from '../../../components/failure.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatCount, formatInstant } from '../../../lib/format/format.ts';
import type { Verification } from '../api/events.ts';
import { text } from '../messages.en.ts';

export function VerifyButton({ verification }: { readonly verification: Verification }) {
  const { isFetching, start, cancel } = verification;
  return (
    <>
      <Button size="sm" pending={isFetching} onClick={start}>
        {!isFetching && <ShieldCheck className="size-4" />}
        {isFetching ? text.verifying : text.verify}
      </Button>
      {isFetching && (
        <Button variant="secondary" size="sm" onClick={cancel}>
          {text.cancel}
        </Button>
      )}
    </>
  );
}

/** The last verdict; it is announced when it comes. */
export function VerdictNotice({
  verification: { data, error, isFetching, start },
}: {
  readonly verification: Verification;
}) {
  if (error !== null && !isFetching) {
    return (
      <div className="mb-4">
        <Failure title={text.verifyFailed} error={error} onRetry={start} />
      </div>
    );
  }
  return <div role="status">{data !== undefined && !isFetching && <Verdict verdict={data} />}</div>;
}

function Verdict({ verdict }: { readonly verdict: AuditVerdict }) {
  const checked = <p className="mt-1">{text.checkedAt(formatInstant(verdict.verifiedAt))}</p>;
  if (!verdict.intact) {
    const { firstBadPosition: position } = verdict;
    const title = position === null ? text.unguarded : text.broken(formatCount(position));
    return (
      <Alert tone="danger" className="mb-4" title={title}>
        <p className="mt-1 wrap-anywhere">{verdict.reason}</p>
        {checked}
      </Alert>
    );
  }
  const unsealed = <p className="mt-1">{text.unsealed(formatCount(verdict.unsealed))}</p>;
  if (verdict.upTo === 0) {
    return (
      <Alert className="mb-4" title={text.nothingSealed}>
        {unsealed}
      </Alert>
    );
  }
  return (
    <Alert tone="success" className="mb-4" title={text.intact(formatCount(verdict.upTo))}>
      {unsealed}
      {!verdict.signaturesChecked && <p className="mt-1">{text.unsigned}</p>}
      {verdict.publishedSeals === 0 && <p className="mt-1">{text.unpublished}</p>}
      {checked}
    </Alert>
  );
}
