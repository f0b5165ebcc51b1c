import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { ListHeader, ListLoading } from '../../../components/admin/list-parts.tsx';
import { Failure } from '../../../components/failure.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { adminHref, importHref, startOf } from '../../../lib/admin/admin-address.ts';
import { useImport } from '../api/imports.ts';
import { text } from '../messages.en.ts';
import { ImportForm } from './import-form.tsx';
import { ImportRunCard } from './import-run-card.tsx';
import { RecentImports } from './recent-imports.tsx';

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
  const { data, error, refetch } = useImport(id);
  return (
    <>
      {error !== null && <Failure title={text.failed} error={error} onRetry={refetch} />}
      {data === undefined && error === null && <ListLoading label={text.loading} />}
      {data !== undefined && (data.state === 'uploading' ? <ImportForm cutOff={data} /> : <ImportRunCard run={data} />)}
      <p className="mt-4">
        <Link href={importHref('all')} className="text-brand-text underline underline-offset-4">
          {text.another}
        </Link>
      </p>
    </>
  );
}
