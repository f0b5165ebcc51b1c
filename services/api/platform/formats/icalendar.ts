import { addDays } from '#contracts/rules/karachi-time.ts';

export interface CalendarEntry {
  /** Unique on this host. */
  readonly uid: string;
  /** Path of its page. */
  readonly path: string;
  readonly summary: string;
  readonly about: string | null;
  readonly place: readonly (string | null)[];
  /** Karachi day `YYYY-MM-DD`, and `HH:MM` or null for the whole day. */
  readonly day: string;
  readonly time: string | null;
  readonly updatedAt: Date;
  /** Counts the changes, from 1. */
  readonly version: number;
  /** True of what was called off or removed: calendars strike it out. */
  readonly isCancelled: boolean;
}

interface CalendarFrame {
  readonly name: string;
  /** Origin without a final slash. */
  readonly publicUrl: string;
  readonly siteName: string;
  /** Sentence about the whole, such as that it is not all. */
  readonly note?: string;
  /** Days before the closing on which the reader is reminded. */
  readonly alarm?: number | undefined;
}

/** Pakistan: UTC+5, without daylight saving as long as there are tenders here. */
const KARACHI = [
  'BEGIN:VTIMEZONE',
  'TZID:Asia/Karachi',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  'TZOFFSETFROM:+0500',
  'TZOFFSETTO:+0500',
  'TZNAME:PKT',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** An RFC 5545 calendar: a day where no hour is stated, else that hour in Karachi. */
export function calendarText(entries: readonly CalendarEntry[], frame: CalendarFrame): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(frame.siteName)}//Tenders//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${text(frame.name)}`,
    `X-WR-CALNAME:${text(frame.name)}`,
    ...(frame.note === undefined ? [] : [`DESCRIPTION:${text(frame.note)}`, `X-WR-CALDESC:${text(frame.note)}`]),
    'X-WR-TIMEZONE:Asia/Karachi',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    'X-PUBLISHED-TTL:PT6H',
    ...KARACHI,
    ...entries.flatMap((entry) => eventLines(entry, frame)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(entry: CalendarEntry, { publicUrl, alarm }: CalendarFrame): string[] {
  const url = `${publicUrl}${entry.path}`;
  const place = entry.place.filter(Boolean).join(', ');
  const stamp = entry.updatedAt.toISOString().replace(/[-:]|\.\d+/g, '');
  const about = [entry.about, url].filter(Boolean).join('\n');
  return [
    'BEGIN:VEVENT',
    `UID:${entry.uid}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${stamp}`,
    `LAST-MODIFIED:${stamp}`,
    `SEQUENCE:${entry.version - 1}`,
    `STATUS:${entry.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...whenLines(entry),
    `SUMMARY:${text(entry.summary)}`,
    `DESCRIPTION:${text(about)}`,
    ...(place === '' ? [] : [`LOCATION:${text(place)}`]),
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    ...(alarm === undefined || entry.isCancelled ? [] : alarmLines(entry, alarm)),
    'END:VEVENT',
  ];
}

const alarmLines = ({ summary }: CalendarEntry, days: number) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${text(summary)}`,
  `TRIGGER:-P${days}D`,
  'END:VALARM',
];

/** Minutes that the closing takes in a calendar: programs do not draw an event without an end. */
const CLOSING_TAKES = 15;

function whenLines({ day, time }: CalendarEntry): string[] {
  const digits = (date: string) => date.replaceAll('-', '');
  if (time === null) return [`DTSTART;VALUE=DATE:${digits(day)}`, `DTEND;VALUE=DATE:${digits(addDays(day, 1))}`];
  const end = new Date(Date.parse(`${day}T${time}:00Z`) + CLOSING_TAKES * 60_000).toISOString();
  const local = (at: string) => `TZID=Asia/Karachi:${at.slice(0, 19).replace(/[-:]/g, '')}`;
  return [`DTSTART;${local(`${day}T${time}:00`)}`, `DTEND;${local(end)}`];
}

/** A TEXT value: its own marks escaped, other control characters left out. */
function text(value: string): string {
  return value
    .toWellFormed()
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const MAX_BYTES = 75;

/** Lines of at most 75 bytes; the next one begins with a space, and no letter is cut. */
function fold(line: string): string {
  if (Buffer.byteLength(line) <= MAX_BYTES) return line;
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > MAX_BYTES) {
      parts.push(part);
      part = '';
      bytes = 1; // the space
    }
    part += letter;
    bytes += size;
  }
  return [...parts, part].join('\r\n ');
}
