import { Link } from 'wouter';
import type { TenderListItem } from '#contracts/api/tenders.ts';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import type { Sorting } from '../../../components/admin/records/sortable-header.tsx';
import { EditDelete, type EditDeleteProps, HistoryLink, RecordId } from '../../../components/admin/row-parts.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { StatusBadge } from '../../../components/ui/status-badge.tsx';
import { cut } from '../../../lib/format/cut.ts';
import { formatClosing, formatDay, scriptOf } from '../../../lib/format/format.ts';
import { commonText } from '../../../lib/messages.en.ts';
import { paths } from '../../../lib/routing/paths.ts';
import { text } from '../messages.en.ts';

interface TendersTableProps extends Pick<EditDeleteProps, 'edit' | 'remove' | 'clone'> {
  readonly tenders: readonly TenderListItem[];
  readonly chosen: readonly number[];
  readonly onChoose: (ids: readonly number[]) => void;
  readonly sorting: Sorting;
}

/** Characters of a title by which a notice is known; its page has the rest. */
const TITLE_LENGTH = 160;

const LABELS = { select: text.select, ...text.columns };

const COLUMNS: Columns<TenderListItem, keyof typeof text.columns> = {
  title: {
    kind: 'title',
    title: ({ title }) => title,
    cell: (tender) => <Title tender={tender} />,
  },
  publishDate: {
    sort: 'published',
    className: 'whitespace-nowrap md:text-soft',
    cell: ({ publishDate }) => formatDay(publishDate),
  },
  closingDate: {
    sort: 'closes',
    className: 'lg:whitespace-nowrap',
    cell: ({ closingDate, closingTime }) => formatClosing(closingDate, closingTime),
  },
  location: {
    sort: 'place',
    cell: ({ city }) => {
      const place = city ?? commonText.notSpecified;
      return (
        <span {...scriptOf(place)} className="md:block md:max-w-40 md:wrap-break-word">
          {place}
        </span>
      );
    },
  },
  status: { className: 'whitespace-nowrap', cell: (tender) => <Status tender={tender} /> },
};

export function TendersTable({ tenders, sorting, chosen, onChoose, ...dialogs }: TendersTableProps) {
  return (
    <RecordTable
      label={text.heading}
      items={tenders}
      labels={LABELS}
      columns={{
        ...COLUMNS,
        select: {
          className: 'md:w-px',
          sort: false,
          cell: ({ id, title }) => (
            <input
              type="checkbox"
              aria-label={text.selectItem(cut(title, 80))}
              checked={chosen.includes(id)}
              onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
              className="block size-6 accent-brand md:size-5"
            />
          ),
        },
      }}
      actions={({ id, title }) => (
        <div className="flex">
          <EditDelete id={id} name={cut(title, 80)} {...dialogs} />
          <HistoryLink record={`tender-${id}`} name={cut(title, 80)} />
        </div>
      )}
      isSelected={({ id }) => chosen.includes(id)}
      isSorted
      sorting={sorting}
    />
  );
}

/** A cancelled notice is closed, too; the word that says more stands alone. */
function Status({ tender: { status, cancelledAt } }: { readonly tender: TenderListItem }) {
  return cancelledAt === null ? <StatusBadge status={status} /> : <Badge tone="closed">{commonText.cancelled}</Badge>;
}

function Title({ tender: { id, title: whole, isSample } }: { readonly tender: TenderListItem }) {
  const title = cut(whole, TITLE_LENGTH);
  return (
    <div className="md:flex md:min-w-56 md:items-center">
      <span className="me-2 shrink-0">
        <RecordId id={id} />
      </span>
      <Link href={paths.tender(id)} {...scriptOf(title)} className="font-medium hover:underline md:line-clamp-1">
        {title}
      </Link>
      {isSample && (
        <Badge tone="brass" className="shrink-0 whitespace-nowrap ms-2">
          {text.sample}
        </Badge>
      )}
    </div>
  );
}
