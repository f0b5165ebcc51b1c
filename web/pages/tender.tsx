import type { Tender } from '#contracts/api/tenders.ts';
import { Failure } from '../components/failure.tsx';
import { SaveTender } from '../features/saved/components/save-tender.tsx';
import { useTender } from '../features/tender-detail/api/tender.ts';
import { BackLink } from '../features/tender-detail/components/back-link.tsx';
import { TenderBody, TenderHeader } from '../features/tender-detail/components/tender-article.tsx';
import { StayUpdated, TenderAside } from '../features/tender-detail/components/tender-aside.tsx';
import { TenderMissing } from '../features/tender-detail/components/tender-missing.tsx';
import { TenderSkeleton } from '../features/tender-detail/components/tender-skeleton.tsx';
import { text } from '../features/tender-detail/messages.en.ts';
import { tenderHead } from '../features/tender-detail/tender-head.ts';
import { RedactTender } from '../features/tender-redaction/redact-tender.tsx';
import { useHead } from '../lib/head/use-head.ts';
import type { PageProps } from '../lib/routing/page-props.ts';
import { useSite } from '../lib/site.tsx';

export default function TenderPage({ parameters: { id = '' } }: PageProps) {
  const tender = useTender(id);
  return (
    <div className="page-width pt-4 pb-14">
      {tender.isError ? (
        <Failure title={text.failed} error={tender.error} onRetry={() => void tender.refetch()} />
      ) : tender.data === undefined ? (
        <>
          <BackLink />
          <TenderSkeleton />
        </>
      ) : tender.data === null ? (
        <TenderMissing redaction={<RedactTender id={Number(id)} />} />
      ) : (
        <FoundTender tender={tender.data} />
      )}
    </div>
  );
}

function FoundTender({ tender }: { readonly tender: Tender }) {
  useHead(tenderHead(tender, useSite()));
  return (
    <>
      <BackLink />
      <article className="mt-2 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_auto_1fr]">
        <TenderHeader tender={tender} />
        <TenderAside tender={tender} save={<SaveTender key={tender.id} tender={tender} />} />
        <TenderBody tender={tender} redaction={<RedactTender id={tender.id} />} />
        <StayUpdated />
      </article>
    </>
  );
}
