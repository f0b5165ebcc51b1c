import { CalendarDays, Clock } from 'lucide-react';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { addDays, isCalendarDay, karachiDay } from '#contracts/rules/karachi-time.ts';
import { formatDay, formatTime } from '../../../lib/format/format.ts';
import { echoDay, type ReadResult, readDay, type YearChoice } from '../../../lib/format/typed/typed-day.ts';
import { echoInstant, readInstant } from '../../../lib/format/typed/typed-instant.ts';
import { readTime } from '../../../lib/format/typed/typed-time.ts';
import { useNow } from '../../../lib/site.tsx';
import { Field, type FieldProps, Input } from '../../ui/form/controls.tsx';
import { adminText } from '../messages.en.ts';

export interface TypedInputProps extends Omit<FieldProps, 'children'> {
  readonly kind: TypedKind;
  readonly name: string;
  /** `YYYY-MM-DD`, `HH:MM` or both with a T between, or what was typed and means none; '' is nothing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly toward?: YearChoice;
}

/** Text that a field draws from the right: the button goes to the other end, or it would lie on the text. */
const FROM_RIGHT = /^\P{L}*(?=\p{L})\p{Script=Arabic}/u;

/**
 * A date or time as it is typed in Pakistan, whatever the language of the browser, said again in words below. Arrows move
 * it by a day, Alt with the arrow down opens the browser's own picker.
 */
export function TypedInput(props: TypedInputProps) {
  const { kind, name, value, onChange, onBlur, inputRef, toward = 'nearest', error, ...field } = props;
  const { picker, read, show, echo }: (typeof KINDS)[TypedKind] = KINDS[kind];
  const today = karachiDay(useNow());
  const [typed, setTyped] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const native = useRef<HTMLInputElement>(null);
  const answer = read(value, today, toward);
  const isRead = value !== '' && 'value' in answer;
  const shown =
    typed !== null && readTyped(kind, typed, today, toward) === value ? typed : isRead ? show(value) : value;
  const fault = value !== '' && 'fault' in answer ? answer.fault : undefined;
  const change = (text: string) => {
    setTyped(text);
    onChange(readTyped(kind, text, today, toward));
  };
  const choose = (chosen: string) => {
    setTyped(null);
    onChange(chosen);
  };
  const pick = () => native.current?.showPicker();
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    if (event.altKey && event.key === 'ArrowDown') pick();
    else if (kind === 'day' && !event.altKey) choose(isCalendarDay(value) ? addDays(value, step) : today);
    else return;
    event.preventDefault();
  };
  const dir = FROM_RIGHT.test(shown) ? 'rtl' : undefined;
  const Icon = kind === 'time' ? Clock : CalendarDays;
  return (
    <Field {...field} error={fault !== undefined && (isLeft || error !== undefined) ? fault : error}>
      {(control) => (
        <div className="relative" dir={dir}>
          <Input
            {...control}
            ref={inputRef}
            name={name}
            value={shown}
            autoComplete="off"
            aria-describedby={[`${control.id}-echo`, control['aria-describedby']].filter(Boolean).join(' ')}
            aria-keyshortcuts="Alt+ArrowDown"
            onChange={({ target }) => change(target.value)}
            onKeyDown={onKeyDown}
            onFocus={() => setLeft(false)}
            onBlur={() => {
              setLeft(true);
              onBlur?.();
            }}
            className="pe-9"
          />
          <button
            type="button"
            tabIndex={-1}
            aria-label={adminText.picker}
            title={adminText.picker}
            onClick={pick}
            className="absolute end-0 top-0 flex size-10 items-center justify-center rounded-md text-soft hover:text-ink"
          >
            <Icon className="size-4" />
          </button>
          <input
            ref={native}
            type={picker}
            tabIndex={-1}
            aria-hidden="true"
            value={isRead ? value.slice(0, 16) : ''}
            onChange={({ target }) => choose(target.value)}
            className="sr-only"
          />
          <output id={`${control.id}-echo`} dir="ltr" className="mt-1 block text-sm text-soft empty:hidden">
            {isRead && echo(value, today)}
          </output>
        </div>
      )}
    </Field>
  );
}

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
function readTyped(kind: TypedKind, typed: string, today: string, toward: YearChoice): string {
  if (typed.trim() === '') return '';
  const read: ReadResult = KINDS[kind].read(typed, today, toward);
  return 'value' in read ? read.value : typed;
}
