import { Link } from 'wouter';
import type { SavedSearch } from '#contracts/api/account/saved-searches.ts';
import { MAILING_SEARCHES_MAX } from '#contracts/vocabulary/newsletter.ts';
import { Failure } from '../../../components/failure.tsx';
import { LoadingArea } from '../../../components/ui/spinner.tsx';
import { commonText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { type OwnSearches, useKeepSearch, useSearches } from '../api/saved-searches.ts';
import { NothingSaved } from '../components/nothing-saved.tsx';
import { focusBeside } from '../focus-beside.ts';
import { searchesText as text } from '../searches.messages.en.ts';
import { SearchItem } from './search-item.tsx';

/** The searches of the account by name; what is deleted can be put back by the toast that says so. */
export function SavedSearches() {
  const { data, error, refetch } = useSearches();
  const keeping = useKeepSearch();
  if (error !== null) return <Failure title={text.failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <LoadingArea label={commonText.loading} />;
  if (data.searches.length === 0) return <NothingSaved text={text} />;
  const remove = (search: SavedSearch, row: HTMLElement | null) => {
    focusBeside(row, 'a');
    keeping.mutate({ search, isKept: false });
  };
  return (
    <>
      <MailState mail={data.mail} />
      <ul className="divide-y divide-line">
        {data.searches.map((search) => (
          <SearchItem
            key={search.id}
            search={search}
            mayMail={data.mail.isPaid}
            onRemove={(row) => remove(search, row)}
          />
        ))}
      </ul>
    </>
  );
}

function MailState({ mail: { isPaid, mailing } }: Pick<OwnSearches, 'mail'>) {
  if (isPaid) {
    if (mailing === 0) return null;
    return (
      <p className="mb-4 text-soft text-sm">
        {text.mailing(mailing, MAILING_SEARCHES_MAX)}. {text.oneMail}
      </p>
    );
  }
  return (
    <p className="mb-4 text-soft text-sm">
      {mailing === 0 ? text.needsPaid : text.lapsed}{' '}
      <Link href={paths.newsletter} className="text-link underline underline-offset-4">
        {text.toNewsletter}
      </Link>
    </p>
  );
}
