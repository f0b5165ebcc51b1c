import { Link } from 'wouter';
import type { Desk } from '#contracts/api/operations/desk.ts';
import { type Columns, RecordTable } from '../../../components/admin/record-table.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { adminHref, startOf } from '../../../lib/admin/admin-address.ts';
import { formatCount, scriptOf } from '../../../lib/format/format.ts';
import { text } from '../messages.en.ts';

const COLUMNS: Columns<Desk['unfound'][number], keyof typeof text.unfoundColumns> = {
  words: {
    kind: 'title',
    className: 'font-medium',
    cell: ({ words }) => <bdi {...scriptOf(words)}>{words}</bdi>,
  },
  count: { className: 'tabular-nums', cell: ({ count }) => formatCount(count) },
  add: {
    className: 'no-print unlabelled',
    cell: ({ words }) => (
      <Link
        href={adminHref({ ...startOf('synonyms'), search: words })}
        className={buttonClass('secondary', 'sm')}
        aria-label={text.addSynonymOf(words)}
      >
        {text.addSynonym}
      </Link>
    ),
  },
};

/** Words that people ask for and no notice has, with the way to say what they mean. */
export function UnfoundWords({ unfound }: Pick<Desk, 'unfound'>) {
  return (
    <div>
      <h3 className="font-display font-semibold text-lg">{text.unfoundTitle}</h3>
      <p className="mt-1 mb-3 text-soft text-sm">{unfound.length === 0 ? text.unfoundNone : text.unfoundLead}</p>
      {unfound.length > 0 && (
        <RecordTable
          label={text.unfoundTitle}
          items={unfound}
          keyOf={({ words }) => words}
          labels={text.unfoundColumns}
          columns={COLUMNS}
        />
      )}
    </div>
  );
}
