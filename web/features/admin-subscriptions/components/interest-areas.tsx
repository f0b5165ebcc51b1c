import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { InterestArea } from '#contracts/api/newsletter.ts';
import { REACH_LOOKED_AT, type AreaReach as Reach } from '#contracts/api/operations/area-reach.ts';
import { readWords } from '#contracts/rules/search/word-list.ts';
import { Loaded } from '../../../components/admin/list-parts.tsx';
import { adminText } from '../../../components/admin/messages.en.ts';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { RowButton } from '../../../components/admin/row-parts.tsx';
import { lazyPart } from '../../../components/drawn/lazy-part.tsx';
import { Failure } from '../../../components/failure.tsx';
import { Alert } from '../../../components/ui/alert.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { formatCount, scriptOf } from '../../../lib/format/format.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { useAreaReach, useInterestAreas } from '../api/subscriptions.ts';
import { reachText, areasText as text } from '../messages.en.ts';

const InterestAreaDialog = lazyPart(() => import('./interest-area-dialog.tsx'));

export function InterestAreas() {
  return (
    <div className="mt-10">
      <h2 className="font-display font-semibold text-xl">{text.heading}</h2>
      <p className="mt-1 mb-4 text-soft text-sm">{text.lead}</p>
      <Loaded query={useInterestAreas()} text={text}>
        {(areas) => <AreasTable areas={areas} />}
      </Loaded>
    </div>
  );
}

function AreasTable({ areas }: { readonly areas: readonly InterestArea[] }) {
  /** The area whose form is open, and a category that it ticks at once, pressed among the suggestions. */
  const [opened, open] = useState<{ readonly id: number; readonly category?: string }>();
  const viewed = areas.find(({ id }) => id === opened?.id);
  const offer = (name: string, category: string) => {
    const area = areas.find((one) => one.name === name);
    if (area !== undefined) open({ id: area.id, category });
  };
  const silent = areas.filter(({ openTenders }) => openTenders === 0);
  const empty = silent.filter(isEmpty).map(({ name }) => name);
  const idle = silent.filter((area) => !isEmpty(area)).map(({ name }) => name);
  return (
    <>
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
      <RecordTable
        label={text.heading}
        items={areas}
        labels={text.columns}
        columns={COLUMNS}
        actions={({ id, name }) => (
          <RowButton label={adminText.editItem(name)} hint={text.edit} icon={Pencil} onClick={() => open({ id })} />
        )}
      />
      {viewed !== undefined && (
        <InterestAreaDialog key={viewed.id} area={viewed} offered={opened?.category} onClose={() => open(undefined)} />
      )}
    </>
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

/** Areas offered for one category: the nearest; any other is a choice in the table. */
const OFFERED = 3;

interface AreaReachProps {
  readonly onAdd: (area: string, category: string) => void;
}

/** The open notices that no area reaches, and the categories of none, each with the areas that it resembles. */
function AreaReach({ onAdd }: AreaReachProps) {
  const { data, error, refetch } = useAreaReach();
  if (error !== null) return <Failure title={reachText.failed} error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return null;
  return (
    <div className="mb-4 flex flex-col gap-4">
      <Unreached reach={data} />
      {data.suggestions.length > 0 && <Suggestions suggestions={data.suggestions} onAdd={onAdd} />}
    </div>
  );
}

function Unreached({ reach: { open, unreached, examples } }: { readonly reach: Reach }) {
  if (open === 0) return null;
  const looked = open < REACH_LOOKED_AT ? formatCount(open) : reachText.newest(formatCount(open));
  if (unreached === 0) return <p className="text-soft text-sm">{reachText.allReached(looked)}</p>;
  return (
    <Alert tone="warning" title={reachText.unreached(unreached, formatCount(unreached), looked)}>
      <p className="mt-1">{reachText.unreachedText}</p>
      <ul className="mt-1 list-disc ps-5">
        {examples.map(({ id, title }) => (
          <li key={id} className="wrap-anywhere">
            <a href={paths.tender(id)} {...scriptOf(title)} className="underline underline-offset-4">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Suggestions({ suggestions, onAdd }: AreaReachProps & Pick<Reach, 'suggestions'>) {
  return (
    <section aria-labelledby="free-categories" className="rounded-lg border border-line bg-surface p-4">
      <h3 id="free-categories" className="font-medium text-sm">
        {reachText.free(suggestions.length)}
      </h3>
      <p className="text-soft text-sm">{reachText.freeText}</p>
      <ul className="mt-2 max-h-72 divide-y divide-line overflow-y-auto">
        {suggestions.map(({ category, areas }) => (
          <li key={category} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
            <span className="min-w-0 wrap-anywhere">{category}</span>
            <span className="flex flex-wrap gap-1.5">
              {areas.length === 0 && <span className="text-soft">{reachText.unlike}</span>}
              {areas.slice(0, OFFERED).map((area) => (
                <Button
                  key={area}
                  variant="secondary"
                  size="sm"
                  aria-label={reachText.addOf(category, area)}
                  onClick={() => onAdd(area, category)}
                >
                  <Plus className="size-4" />
                  {reachText.add(area)}
                </Button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
