import type { Tender } from '#contracts/api/tenders.ts';
import { SaveTender } from '../features/saved/components/save-tender.tsx';
import { useListedTender, useTender } from '../features/tender-detail/api/tender.ts';
import { BackLink } from '../features/tender-detail/components/back-link.tsx';
import { StayUpdated, TenderAside } from '../features/tender-detail/components/tender-aside.tsx';
import { TenderBody } from '../features/tender-detail/components/tender-body.tsx';
import { TenderHeader } from '../features/tender-detail/components/tender-header.tsx';
import { SimilarTenders } from '../features/tender-detail/similar/similar-tenders.tsx';
import { TenderFailure, TenderLoading, TenderSkeleton } from '../features/tender-detail/states/tender-loading.tsx';
import { TenderMissing } from '../features/tender-detail/states/tender-missing.tsx';
import { RedactTender } from '../features/tender-redaction/redact-tender.tsx';
import { useHeadOf } from '../lib/head/use-head.ts';
import type { PageProps } from '../lib/routing/paths.ts';
import { useSite } from '../lib/site.tsx';

const loadHead = async () => (await import('../features/tender-detail/tender-head.ts')).tenderHead;
const head = { load: loadHead, ready: import.meta.env.SSR ? await loadHead() : null };

export default function TenderPage({ parameters: { id = '' } }: PageProps) {
  const tender = useTender(id);
  return (
    <div className="page-width pt-4 pb-14">
      {tender.data === null || (tender.data !== undefined && 'removedAt' in tender.data) ? (
        <TenderMissing removedAt={tender.data?.removedAt} redaction={<RedactTender id={Number(id)} />} />
      ) : (
        <>
          <BackLink />
          {tender.data === undefined ? <PendingTender id={id} tender={tender} /> : <FoundTender tender={tender.data} />}
        </>
      )}
    </div>
  );
}

interface PendingTenderProps {
  readonly id: string;
  readonly tender: ReturnType<typeof useTender>;
}

/** A tender that is on its way, or did not come: what the list knows of it stands there already. */
function PendingTender({ id, tender: { error, refetch } }: PendingTenderProps) {
  const listed = useListedTender(id);
  const rest =
    error === null ? (
      <TenderSkeleton />
    ) : (
      <TenderFailure error={error} headingLevel={listed === undefined ? 1 : 2} onRetry={() => void refetch()} />
    );
  return listed === undefined ? rest : <TenderLoading tender={listed}>{rest}</TenderLoading>;
}

function FoundTender({ tender }: { readonly tender: Tender }) {
  useHeadOf(head, tender, useSite());
  const [category] = tender.categories;
  return (
    <article className="mt-2 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_auto_1fr]">
      <TenderHeader tender={tender} />
      <TenderAside tender={tender} save={<SaveTender key={tender.id} tender={tender} />} />
      <TenderBody tender={tender} redaction={<RedactTender id={tender.id} />} />
      <StayUpdated />
      {category !== undefined && <SimilarTenders key={tender.id} id={tender.id} category={category} />}
    </article>
  );
}
