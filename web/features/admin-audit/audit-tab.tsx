import { RefreshCw, ShieldCheck } from 'lucide-react';
import { useMemo } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import type { AuditVerdict } from '#contracts/api/audit.ts';
import { ListEmpty, ListHeader, ListLoading } from '../../components/admin/list-parts.tsx';
import { Failure } from '../../components/failure.tsx';
import { Alert } from '../../components/ui/alert.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { stated } from '../../lib/admin/admin-address.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { formatCount, formatInstant } from '../../lib/format/format.ts';
import { useEvents, useVerification, type Verification } from './api/events.ts';
import { auditHref, CHANGES, parseAuditAddress } from './audit-address.ts';
import { AuditFilters } from './components/audit-filters.tsx';
import { EventsPages, EventsTable } from './components/events-table.tsx';
import { ExportButtons, ExportStatus, useExport } from './components/export-panel.tsx';
import { text } from './messages.en.ts';

const NO_ERRORS = {};

export default function AuditTab() {
  const query = useSearch();
  const [, navigate] = useLocation();
  const address = useMemo(() => parseAuditAddress(query), [query]);
  const { data, error, refetch, isFetching, isPlaceholderData } = useEvents(address);
  const download = useExport(address);
  const verification = useVerification();
  const errors = error instanceof ApiError ? error.fields : NO_ERRORS;
  const isFiltered = Object.keys(stated(address)).length > 0;
  return (
    <>
      <ListHeader heading={text.heading}>
        <Button variant="secondary" size="sm" pending={isFetching} onClick={() => void refetch()}>
          {!isFetching && <RefreshCw className="size-4" />}
          {text.refresh}
        </Button>
        <ExportButtons download={download} />
        <VerifyButton verification={verification} />
      </ListHeader>
      <p className="-mt-2 mb-4 text-sm text-soft">{text.lead}</p>
      <VerdictNotice verification={verification} />
      <ExportStatus download={download} />
      <AuditFilters address={address} errors={errors} onFilter={(next) => navigate(auditHref(next))} />
      {error !== null && (
        <Failure title={text.failed} error={error} onRetry={() => void refetch()}>
          <Link href={auditHref(CHANGES)} className={buttonClass('secondary', 'sm', 'mt-3')}>
            {text.clearFilter}
          </Link>
        </Failure>
      )}
      {data === undefined && error === null && <ListLoading label={text.loading} />}
      {data?.events.length === 0 && error === null && <ListEmpty text={isFiltered ? text.emptyFiltered : text.empty} />}
      {data !== undefined && data.events.length > 0 && error === null && (
        <div aria-busy={isPlaceholderData} className="transition-opacity aria-busy:opacity-60">
          <EventsTable events={data.events} />
          <EventsPages address={address} page={data} />
        </div>
      )}
    </>
  );
}

function VerifyButton({ verification }: { readonly verification: Verification }) {
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
function VerdictNotice({ verification: { data, error, isFetching, start } }: { readonly verification: Verification }) {
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
