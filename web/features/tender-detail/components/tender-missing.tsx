import { Link } from 'wouter';
import { buttonClass } from '../../../components/ui/button.tsx';
import { useHead } from '../../../lib/head/use-head.ts';
import { tenderText } from '../../../lib/messages/tender.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useSite } from '../../../lib/site.tsx';
import { tenderMissingHead } from '../tender-head.ts';

export function TenderMissing() {
  useHead(tenderMissingHead(useSite()));
  return (
    <div className="flex flex-col items-center gap-4 py-20 text-center">
      <h1 className="font-bold font-display text-3xl">{tenderText.notFoundTitle}</h1>
      <p className="text-soft">{tenderText.notFound}</p>
      <Link href={paths.tenders} className={buttonClass('primary')}>
        {tenderText.backToTenders}
      </Link>
    </div>
  );
}
