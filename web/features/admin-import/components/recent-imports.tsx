import { Link } from 'wouter';
import type { ImportRun } from '#contracts/api/imports.ts';
import { ListEmpty, ListFooter } from '../../../components/admin/list-parts.tsx';
import { RecordCell, RecordRow, RecordTable } from '../../../components/admin/record-table.tsx';
import { Failure } from '../../../components/failure.tsx';
import { importHref, useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { formatCount, formatInstant } from '../../../lib/format/format.ts';
import { PAGE_SIZE, useImports } from '../api/imports.ts';
import { text } from '../messages.en.ts';
import { ImportStateBadge } from './import-state-badge.tsx';

export function RecentImports({ shownId }: { readonly shownId: number | null }) {
  const { address, hrefOfPage } = useAdminAddress();
  const { data, error, refetch } = useImports(address.page);
  if (error !== null) return <Failure title={text.failed} error={error} onRetry={refetch} />;
  if (data === undefined) return null;
  return (
    <section className="mt-10">
      <h3 className="mb-3 font-display font-semibold text-lg">{text.recent}</h3>
      {data.total === 0 && <ListEmpty text={text.none} />}
      {data.items.length > 0 && (
        <>
          <RecordTable label={text.recent} columns={Object.values(text.recentColumns)}>
            {data.items.map((run) => (
              <Row key={run.id} run={run} isShown={run.id === shownId} />
            ))}
          </RecordTable>
          <ListFooter
            page={address.page}
            pageSize={PAGE_SIZE}
            shown={data.items.length}
            total={data.total}
            hrefOf={hrefOfPage}
          />
        </>
      )}
    </section>
  );
}

function Row({ run, isShown }: { readonly run: ImportRun; readonly isShown: boolean }) {
  const { when, who, state, result } = text.recentColumns;
  const { counts } = run;
  return (
    <RecordRow>
      <RecordCell kind="title" className="font-medium">
        <Link href={importHref(run.id)} aria-current={isShown ? 'true' : undefined} className="hover:underline">
          {run.fileName}
        </Link>
      </RecordCell>
      <RecordCell label={when} className="whitespace-nowrap">
        {formatInstant(run.createdAt)}
      </RecordCell>
      <RecordCell label={who}>{run.createdBy ?? text.unknownPerson}</RecordCell>
      <RecordCell label={state}>
        <ImportStateBadge run={run} />
      </RecordCell>
      <RecordCell label={result}>
        {counts !== null &&
          text.result(
            formatCount(counts.added),
            formatCount(counts.updated + (counts.sameNotice ?? 0)),
            formatCount(counts.refused + (counts.leftOut ?? 0)),
          )}
      </RecordCell>
    </RecordRow>
  );
}
