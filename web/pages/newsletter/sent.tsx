import { Failure } from '../../components/failure.tsx';
import { LoadingArea } from '../../components/ui/spinner.tsx';
import { useSentTenders } from '../../features/own-subscription/api/sent-tenders.ts';
import { text } from '../../features/own-subscription/messages.en.ts';
import { TenderCards } from '../../features/tender-search/components/tender-cards.tsx';
import { text as tendersText } from '../../features/tender-search/messages.en.ts';
import { formatCount } from '../../lib/format/format.ts';
import { useHead } from '../../lib/head/use-head.ts';
import { commonText } from '../../lib/messages.en.ts';
import type { PageProps } from '../../lib/routing/page-props.ts';
import NotFoundPage from '../not-found.tsx';

/** The whole list of a mail that had more tenders than it could show. */
export default function SentPage({ parameters: { token = '', mail = '' } }: PageProps) {
  const { data } = useSentTenders(token, mail);
  return data === null ? <NotFoundPage /> : <SentTenders token={token} mail={mail} />;
}

function SentTenders({ token, mail }: { readonly token: string; readonly mail: string }) {
  const { data, error, refetch } = useSentTenders(token, mail);
  useHead({ title: text.sentTitle, description: text.sentTitle, noIndex: true });
  return (
    <div className="page-width py-8 md:py-12">
      <h1 className="font-bold font-display text-3xl md:text-4xl">{text.sentTitle}</h1>
      <div className="mt-6">
        {error !== null && <Failure title={tendersText.failed} error={error} onRetry={refetch} />}
        {!data && error === null && <LoadingArea label={commonText.loading} />}
        {data && (
          <>
            <p className="mb-5 text-soft">{leadOf(data.items.length)}</p>
            <TenderCards items={data.items} isBusy={false} headingLevel={2} className="grid-cols-1" />
          </>
        )}
      </div>
    </div>
  );
}

function leadOf(count: number): string {
  if (count === 0) return text.sentEmpty;
  return count === 1 ? text.sentOne : text.sentLead(formatCount(count));
}
