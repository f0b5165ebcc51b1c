/** A notice as it is drawn: `# ` is a heading, `## ` a smaller one, `|` parts columns, an empty line is a gap. */
export interface Notice {
  readonly layout: string;
  readonly lines: readonly string[];
  readonly facts: Facts;
}

/** A notice with the day on which a clerk files it. */
export interface FiledNotice extends Notice {
  readonly filed: string;
}

export interface Facts {
  /** Null where there is none, or more than one. */
  readonly closingDate: string | null;
  readonly closingTime: string | null;
  /** Names by which the office may be called. */
  readonly offices: readonly string[];
}

/** Chance that is the same each time. */
export class Draw {
  #state: number;
  constructor(seed: number) {
    this.#state = seed * 2_654_435_761 + 97;
  }
  below(limit: number): number {
    this.#state = (Math.imul(this.#state ^ (this.#state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return ((this.#state ^ (this.#state >>> 13)) >>> 0) % limit;
  }
  of<Value>(list: readonly Value[]): Value {
    return list[this.below(list.length)] as Value;
  }
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const ordinal = (day: number) =>
  `${day}${day % 10 === 1 && day !== 11 ? 'st' : day % 10 === 2 && day !== 12 ? 'nd' : day % 10 === 3 && day !== 13 ? 'rd' : 'th'}`;

/** A day as offices write it; one paper keeps to one way. */
export function writerOfDays(draw: Draw): (day: string) => string {
  const style = draw.below(7);
  return (day) => {
    const [year = '', month = '', date = ''] = day.split('-');
    const name = MONTHS[Number(month) - 1] ?? '';
    return (
      [
        `${date}-${month}-${year}`,
        `${date}.${month}.${year}`,
        `${date}/${month}/${year}`,
        `${ordinal(Number(date))} ${name}, ${year}`,
        `${Number(date)} ${name} ${year}`,
        `${name} ${Number(date)}, ${year}`,
        `${date}-${name.slice(0, 3)}-${year}`,
      ][style] ?? day
    );
  };
}

/** A time as offices write it. */
export function writerOfTimes(draw: Draw): (time: string) => string {
  const style = draw.below(5);
  return (time) => {
    const [hour = 0, minute = ''] = [Number(time.slice(0, 2)), time.slice(3)];
    const half = hour < 12 ? 'AM' : 'PM';
    const twelve = hour > 12 ? hour - 12 : hour;
    return (
      [
        `${twelve}:${minute} ${half}`,
        `${String(twelve).padStart(2, '0')}:${minute} ${half.toLowerCase()}`,
        `${twelve}.${minute} ${half === 'AM' ? 'a.m.' : 'p.m.'}`,
        `${String(hour).padStart(2, '0')}${minute} hours`,
        `${String(twelve).padStart(2, '0')}:${minute}${half}`,
      ][style] ?? time
    );
  };
}

export const weekdayOf = (day: string): string => WEEKDAYS[new Date(day).getUTCDay()] ?? '';

/** Days and times of one paper, in their order. */
export interface Plan {
  readonly draw: Draw;
  readonly day: (day: string) => string;
  readonly time: (time: string) => string;
  readonly dated: string;
  readonly sale: string;
  readonly meeting: string;
  readonly closing: string;
  readonly later: string;
  readonly closes: string;
  readonly opens: string;
  readonly city: string;
}

export type Layout = (plan: Plan) => Omit<Notice, 'layout'>;

export const factsOf = ({ closing, closes }: Plan, ...offices: string[]): Facts => ({
  closingDate: closing,
  closingTime: closes,
  offices,
});
