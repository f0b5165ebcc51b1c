import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import type { ImportRun } from '#contracts/api/imports.ts';
import { ListEmpty, ListFooter, ListHeader, Loaded } from '../../../components/admin/list-parts.tsx';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { Failure } from '../../../components/failure.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { adminHref, importHref, startOf, useAdminAddress } from '../../../lib/admin/admin-address.ts';
import { formatCount, formatInstant } from '../../../lib/format/format.ts';
import { PAGE_SIZE, useImport, useImports } from '../api/imports.ts';
import { text } from '../messages.en.ts';
import { ImportForm } from './import-form.tsx';
import { ImportRunCard, ImportStateBadge } from './import-run-card.tsx';

/** Files of notices: a new one, or one that came before; where it is stands in the address and on the server. */
export default function ImportScreen({ importing }: { readonly importing: number | 'all' }) {
  return (
    <>
      <ListHeader
        heading={text.heading}
        action={
          <Link href={adminHref(startOf('tenders'))} className={buttonClass('secondary')}>
            <ArrowLeft aria-hidden="true" className="size-4 rtl:rotate-180" />
            {text.back}
          </Link>
        }
      />
      <p className="mb-5 text-soft text-sm">{text.lead}</p>
      {importing === 'all' ? <ImportForm /> : <OneImport key={importing} id={importing} />}
      <RecentImports shownId={importing === 'all' ? null : importing} />
    </>
  );
}

function OneImport({ id }: { readonly id: number }) {
  return (
    <>
      <Loaded query={useImport(id)} text={text}>
        {(run) => (run.state === 'uploading' ? <ImportForm cutOff={run} /> : <ImportRunCard run={run} />)}
      </Loaded>
      <p className="mt-4">
        <Link href={importHref('all')} className="text-brand-text underline underline-offset-4">
          {text.another}
        </Link>
      </p>
    </>
  );
}

const COLUMNS: Columns<ImportRun, Exclude<keyof typeof text.recentColumns, 'file'>> = {
  when: { className: 'whitespace-nowrap', cell: ({ createdAt }) => formatInstant(createdAt) },
  who: ({ createdBy }) => createdBy ?? text.unknownPerson,
  state: (run) => <ImportStateBadge run={run} />,
  result: ({ counts, dryRun, state }) =>
    counts !== null &&
    state !== 'asking' &&
    text[dryRun ? 'resultOfCheck' : 'result'](
      formatCount(counts.added),
      formatCount(counts.updated + (counts.sameNotice ?? 0)),
      formatCount(counts.refused + (counts.leftOut ?? 0)),
    ),
};

function RecentImports({ shownId }: { readonly shownId: number | null }) {
  const { address, hrefOfPage } = useAdminAddress();
  const { data, error, refetch } = useImports(address.page);
  if (error !== null) return <Failure title={text.failed} error={error} onRetry={refetch} />;
  if (data === undefined) return null;
  const file = ({ id, fileName }: ImportRun) => (
    <Link href={importHref(id)} aria-current={id === shownId ? 'true' : undefined} className="hover:underline">
      {fileName}
    </Link>
  );
  return (
    <section className="mt-10">
      <h3 className="mb-3 font-display font-semibold text-lg">{text.recent}</h3>
      {data.total === 0 && <ListEmpty text={text.none} />}
      {data.items.length > 0 && (
        <>
          <RecordTable
            label={text.recent}
            items={data.items}
            labels={text.recentColumns}
            columns={{ file: { kind: 'title', className: 'font-medium', cell: file }, ...COLUMNS }}
          />
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
