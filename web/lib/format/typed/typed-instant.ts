import { formatTime } from '../format.ts';
import { text } from './messages.en.ts';
import { echoDay, type ReadResult, readDay } from './typed-day.ts';
import { readTime } from './typed-time.ts';

/** An instant that a machine stated to the second, which stays as it is. */
const WITH_SECONDS = /^(\d{4}-\d\d-\d\dT\d\d:\d\d):[0-5]\d\.\d{3}$/;

/** Reads a day with a time behind it, such as '12-12-2026 2:30 pm', as `YYYY-MM-DDTHH:MM`. */
export function readInstant(typed: string, today: string): ReadResult {
  const [, minute] = WITH_SECONDS.exec(typed) ?? [];
  if (minute !== undefined && 'value' in readInstant(minute, today)) return { value: typed };
  if ('value' in readDay(typed, today)) return { fault: text.addTime };
  const words = typed
    .trim()
    .replace(/^(\d{4}-\d\d-\d\d)T/, '$1 ')
    .split(/,?\s+(?:at\s+)?/);
  let fault: string = text.noDate;
  for (const length of [1, 2, 3]) {
    const [day, time] = [readDay(words.slice(0, -length).join(' '), today), readTime(words.slice(-length).join(' '))];
    if ('value' in day && 'value' in time) return { value: `${day.value}T${time.value}` };
    if ('value' in day && 'fault' in time) fault = time.fault;
    else if ('fault' in day && 'value' in time) fault = day.fault;
  }
  return { fault };
}

/** `2026-12-12T14:30` as 'Sat 12 Dec 2026, in 20 days, 2:30 pm'. */
export const echoInstant = (value: string, today: string) =>
  `${echoDay(value.slice(0, 10), today)}, ${formatTime(value.slice(11))}`;
