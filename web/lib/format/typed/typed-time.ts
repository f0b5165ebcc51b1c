import { text } from './messages.en.ts';
import { latinDigits, type ReadResult } from './typed-day.ts';

const TIME = /^(\d{1,2})(?:\s?[:.-]?\s?(\d\d))?\s?(am|pm|noon|hrs|hours)?(?: sharp)?$/;

/** Reads a time of day, such as '2:30 pm', '1430' or '12 noon'. An hour of which nobody could say which half is meant is asked about. */
export function readTime(typed: string): ReadResult {
  const written = latinDigits(typed)
    .trim()
    .toLowerCase()
    .replace(/\b([ap])\.?\s?m\b\.?/, '$1m');
  if (written === 'noon') return { value: '12:00' };
  const [, hours = '', minutes = '00', half] = TIME.exec(written) ?? [];
  const hour = Number(hours);
  if (hours === '' || hour > 23 || Number(minutes) > 59) return { fault: text.noTime };
  if ((half === 'am' && hour > 12) || (half === 'noon' && `${hour}:${minutes}` !== '12:00'))
    return { fault: text.noTime };
  if (half === undefined && hours.length === 1 && hour >= 1 && hour <= 6) {
    return { fault: text.halfDay(hours, minutes) };
  }
  return { value: `${String(inDay(hour, half)).padStart(2, '0')}:${minutes}` };
}

function inDay(hour: number, half: string | undefined): number {
  if (half === 'am') return hour % 12;
  return half === 'pm' && hour < 12 ? hour + 12 : hour;
}
