import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { InterestArea } from '#contracts/api/newsletter.ts';
import { readWords } from '#contracts/rules/search/word-list.ts';
import { ListLoading } from '../../../components/admin/list-parts.tsx';
import { adminText } from '../../../components/admin/messages.en.ts';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { RowButton } from '../../../components/admin/row-parts.tsx';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { formatCount, scriptOf } from '../../../lib/format/format.ts';
import { useInterestAreas } from '../api/subscriptions.ts';
import { areasText as text } from '../messages.en.ts';
import { AreaReach } from './area-reach.tsx';

const InterestAreaDialog = lazyPart(() => import('./interest-area-dialog.tsx'));

export function InterestAreas() {
  const { data, error, refetch } = useInterestAreas();
  const [viewedId, view] = useState<number | null>(null);
  const viewed = data?.find(({ id }) => id === viewedId);
  /** A category that was pressed among the suggestions: ticked when the form opens. */
  const [offered, setOffered] = useState<string>();
  const open = (area: InterestArea, category?: string) => {
    setOffered(category);
    view(area.id);
  };
  const offer = (name: string, category: string) => {
    const area = data?.find((one) => one.name === name);
    if (area !== undefined) open(area, category);
  };
  const silent = (data ?? []).filter(({ openTenders }) => openTenders === 0);
  const empty = silent.filter(isEmpty).map(({ name }) => name);
  const idle = silent.filter((area) => !isEmpty(area)).map(({ name }) => name);
  return (
    <div className="mt-10">
      <h2 className="font-display font-semibold text-xl">{text.heading}</h2>
      <p className="mt-1 mb-4 text-soft text-sm">{text.lead}</p>
      {error !== null && <Failure title={text.failed} error={error} onRetry={refetch} />}
      {data === undefined && error === null && <ListLoading label={text.loading} />}
      <AreaReach onAdd={offer} />
      {empty.length > 0 && (
        <Alert tone="warning" className="mb-4">
          {text.emptyWarning(empty.join(', '))}
        </Alert>
      )}
      {idle.length > 0 && (
        <Alert tone="warning" className="mb-4">
          {text.idleWarning(idle.join(', '))}
        </Alert>
      )}
      {data !== undefined && (
        <RecordTable
          label={text.heading}
          items={data}
          labels={text.columns}
          columns={COLUMNS}
          actions={(area) => (
            <RowButton
              label={adminText.editItem(area.name)}
              hint={text.edit}
              icon={Pencil}
              onClick={() => open(area)}
            />
          )}
        />
      )}
      {viewed !== undefined && (
        <InterestAreaDialog key={viewed.id} area={viewed} offered={offered} onClose={() => view(null)} />
      )}
    </div>
  );
}

const isEmpty = ({ categories, words }: InterestArea) => categories.length === 0 && words.trim() === '';

const NONE = <span className="text-soft">{text.none}</span>;

const COLUMNS: Columns<InterestArea, keyof typeof text.columns> = {
  name: { kind: 'title', className: 'font-medium md:min-w-36 md:wrap-normal', cell: ({ name }) => name },
  categories: categoriesOf,
  words: wordsOf,
  openTenders: { className: 'tabular-nums', cell: ({ openTenders }) => formatCount(openTenders) },
};

function categoriesOf(area: InterestArea) {
  if (isEmpty(area)) return <Badge tone="soon">{text.nothing}</Badge>;
  if (area.categories.length === 0) return NONE;
  return (
    <div className="flex min-w-0 flex-wrap gap-1">
      {area.categories.map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
    </div>
  );
}

function wordsOf({ words }: InterestArea) {
  const { wanted } = readWords(words);
  if (wanted.length === 0) return NONE;
  return (
    <div className="flex min-w-0 flex-wrap gap-x-2">
      {wanted.map((item, at) => (
        <span key={item} {...scriptOf(item)} className="wrap-anywhere">
          {item}
          {at < wanted.length - 1 && ','}
        </span>
      ))}
    </div>
  );
}
