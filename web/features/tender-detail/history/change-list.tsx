import type { TenderChange } from '#contracts/api/tenders.ts';
import type { OptionalFieldWith } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { TENDER_LABELS, type TenderField } from '#contracts/vocabulary/fields/tender-fields.ts';
import { formatDay, formatInstant, formatTime } from '../../../lib/format/format.ts';
import { AlsoIn } from '../components/also-in.tsx';
import { LongText } from '../components/long-text.tsx';
import { text } from './messages.en.ts';

/** Changes of a notice, newest first: what it was, and what it is. Paper has the newest five, and the beginning of long texts. */
export function ChangeList({ changes }: { readonly changes: readonly TenderChange[] }) {
  return (
    <ol className="flex flex-col gap-5 print:[&>li:nth-child(n+6)]:hidden">
      {changes.map((change) => (
        <li key={change.version}>
          <h3 className="font-semibold text-sm">
            <time dateTime={change.changedAt}>{formatInstant(change.changedAt)}</time>
            {change.cause !== undefined && `, ${causeOf(change)}`}
          </h3>
          <ul className="mt-2 divide-y divide-line border-line border-y">
            {change.redacted !== undefined && (
              <li className="py-2.5 text-sm">{text.redacted(change.redacted.map((field) => TENDER_LABELS[field]))}</li>
            )}
            {change.alsoIn !== undefined && (
              <li className="wrap-anywhere py-2.5 text-sm">
                <AlsoIn {...change.alsoIn} />
              </li>
            )}
            {change.changes.map((one) => (
              <Change key={one.field} change={one} />
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

function causeOf({ cause = 'correction', changes }: TenderChange): string {
  const isCancelled = changes.some(({ field, after }) => field === 'cancelledAt' && after !== null);
  return text.causes[isCancelled ? 'cancelled' : cause];
}

function Change({ change: { field, before, after } }: { readonly change: TenderChange['changes'][number] }) {
  const format = formats[field] ?? String;
  return (
    <li className="grid gap-1 py-2.5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)_minmax(0,1fr)] sm:gap-4">
      <span className="font-medium">{TENDER_LABELS[field]}</span>
      <Value label={text.before} value={before && format(before)} />
      <Value label={text.after} value={after && format(after)} />
    </li>
  );
}

/** Every line in the direction of its own script, as in the notice itself. */
function Value({ label, value }: { readonly label: string; readonly value: string | null }) {
  return (
    <div className="min-w-0 print:max-h-24 print:overflow-hidden">
      <span className="block text-soft text-xs">{label}</span>
      {value === null ? <span className="text-soft italic">{text.none}</span> : <LongText text={value} />}
    </div>
  );
}

type FormattedField = 'publishDate' | 'closingDate' | OptionalFieldWith<{ kind: 'day' | 'time' | 'instant' }>;

const FORMATS: Readonly<Record<FormattedField, (value: string) => string>> = {
  publishDate: formatDay,
  closingDate: formatDay,
  closingTime: formatTime,
  documentsUntil: formatDay,
  openingAt: formatInstant,
  cancelledAt: formatInstant,
};
const formats: Readonly<Partial<Record<TenderField, (value: string) => string>>> = FORMATS;
