import { formatDay, formatTime } from '../../../lib/format/format.ts';
import { echoDay, type ReadResult, readDay, type YearChoice } from '../../../lib/format/typed/typed-day.ts';
import { echoInstant, readInstant } from '../../../lib/format/typed/typed-instant.ts';
import { readTime } from '../../../lib/format/typed/typed-time.ts';

/** How a value is written in its field, read from it, and said again in words. */
interface Kind {
  readonly picker: 'date' | 'time' | 'datetime-local';
  readonly read: (typed: string, today: string, toward: YearChoice) => ReadResult;
  readonly show: (value: string) => string;
  readonly echo: (value: string, today: string) => string;
}

export const KINDS = {
  day: { picker: 'date', read: readDay, show: formatDay, echo: echoDay },
  time: { picker: 'time', read: readTime, show: formatTime, echo: formatTime },
  instant: {
    picker: 'datetime-local',
    read: readInstant,
    show: (value) => `${formatDay(value)}, ${formatTime(value.slice(11))}`,
    echo: echoInstant,
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type TypedKind = keyof typeof KINDS;

/** The value that a text means; a text that means none is its own value, for whoever checks it next. */
export function readTyped(kind: TypedKind, typed: string, today: string, toward: YearChoice): string {
  if (typed.trim() === '') return '';
  const read: ReadResult = KINDS[kind].read(typed, today, toward);
  return 'value' in read ? read.value : typed;
}
