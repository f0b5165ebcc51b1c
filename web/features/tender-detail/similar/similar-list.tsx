import { Link } from 'wouter';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { useListPage } from '../../../lib/api/list-page.ts';
import { formatClosing, scriptOf } from '../../../lib/format/format.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { text } from './messages.en.ts';

const SHOWN = 3;

/** The newest open tenders of a category, beside the one at hand. */
export default function SimilarList({ id, category }: { readonly id: number; readonly category: string }) {
  const { data } = useListPage<TenderListItem>('/api/tenders', { category, status: 'open', limit: String(SHOWN + 1) });
  const others = (data?.items ?? []).filter((item) => item.id !== id).slice(0, SHOWN);
  return (
    <ul className="mt-2">
      {others.map(({ id: other, title, organization, closingDate, closingTime }) => (
        <li key={other} className="border-line border-b py-3">
          <Link href={paths.tender(other)} className="block font-medium hover:underline" {...scriptOf(title)}>
            <span className="line-clamp-2 wrap-anywhere">{title}</span>
          </Link>
          <p className="text-soft text-sm wrap-anywhere">
            {[organization?.name, text.closes(formatClosing(closingDate, closingTime))].filter(Boolean).join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
