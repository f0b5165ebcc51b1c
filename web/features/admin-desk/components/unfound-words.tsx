import { Link } from 'wouter';
import type { Desk } from '#contracts/api/operations/desk.ts';
import { RecordCell, RecordRow, RecordTable } from '../../../components/admin/record-table.tsx';
import { buttonClass } from '../../../components/ui/button.tsx';
import { adminHref, startOf } from '../../../lib/admin/admin-address.ts';
import { formatCount, scriptOf } from '../../../lib/format/format.ts';
import { text } from '../messages.en.ts';

/** Words that people ask for and no notice has, with the way to say what they mean. */
export function UnfoundWords({ unfound }: Pick<Desk, 'unfound'>) {
  return (
    <div>
      <h3 className="font-display font-semibold text-lg">{text.unfoundTitle}</h3>
      <p className="mt-1 mb-3 text-soft text-sm">{unfound.length === 0 ? text.unfoundNone : text.unfoundLead}</p>
      {unfound.length > 0 && (
        <RecordTable label={text.unfoundTitle} columns={Object.values(text.unfoundColumns)}>
          {unfound.map(({ words, count }) => (
            <RecordRow key={words}>
              <RecordCell kind="title" className="font-medium">
                <bdi {...scriptOf(words)}>{words}</bdi>
              </RecordCell>
              <RecordCell label={text.unfoundColumns.count} className="tabular-nums">
                {formatCount(count)}
              </RecordCell>
              <RecordCell className="no-print max-md:before:hidden">
                <Link
                  href={adminHref({ ...startOf('synonyms'), search: words })}
                  className={buttonClass('secondary', 'sm')}
                  aria-label={text.addSynonymOf(words)}
                >
                  {text.addSynonym}
                </Link>
              </RecordCell>
            </RecordRow>
          ))}
        </RecordTable>
      )}
    </div>
  );
}
