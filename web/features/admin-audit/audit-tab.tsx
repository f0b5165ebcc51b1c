import { RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { ListEmpty, ListHeader, ListLoading } from '../../components/admin/list-parts.tsx';
import { Failure } from '../../components/failure.tsx';
import { Button } from '../../components/ui/button.tsx';
import { stated } from '../../lib/admin/admin-address.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useEvents, useVerification } from './api/events.ts';
import { useExport } from './api/export.ts';
import { auditHref, parseAuditAddress } from './audit-address.ts';
import { AuditFilters } from './components/audit-filters.tsx';
import { EventsPages, EventsTable } from './components/events-table.tsx';
import { ExportButtons, ExportStatus } from './components/export-panel.tsx';
import { VerdictNotice, VerifyButton } from './components/verification.tsx';
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
      {error !== null && <Failure title={text.failed} error={error} onRetry={() => void refetch()} />}
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
