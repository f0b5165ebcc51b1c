import { useSentTenders } from '../../features/own-subscription/api/sent-tenders.ts';
import { text } from '../../features/own-subscription/messages.en.ts';
import { TenderCards } from '../../features/tender-search/components/tender-cards.tsx';
import { text as tendersText } from '../../features/tender-search/messages.en.ts';
import { formatCount } from '../../lib/format/format.ts';
import type { PageProps } from '../../lib/routing/paths.ts';
import { LinkedPage } from '../linked-page.tsx';

/** The whole list of a mail that had more tenders than it could show. */
export default function SentPage({ parameters: { token = '', mail = '' } }: PageProps) {
  return (
    <LinkedPage query={useSentTenders(token, mail)} title={text.sentTitle} isWide failed={tendersText.failed}>
      {({ items }) => (
        <div>
          <p className="mb-5 text-soft">{leadOf(items.length)}</p>
          <TenderCards items={items} isBusy={false} headingLevel={2} className="grid-cols-1" />
        </div>
      )}
    </LinkedPage>
  );
}

function leadOf(count: number): string {
  if (count === 0) return text.sentEmpty;
  return count === 1 ? text.sentOne : text.sentLead(formatCount(count));
}
