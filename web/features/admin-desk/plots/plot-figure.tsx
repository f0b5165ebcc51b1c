import { useId, useState } from 'react';
import type { Desk, DeskLine } from '#contracts/api/operations/desk.ts';
import { addDays } from '#contracts/rules/karachi-time.ts';
import { DESK_DAYS } from '#contracts/vocabulary/lists/desk.ts';
import { Card } from '../../../components/ui/card.tsx';
import { formatCount, formatDay } from '../../../lib/format/format.ts';
import { text } from '../messages.en.ts';
import { barsPath, type Scale, scaleOf, sum } from './bars.ts';

const HEIGHT = 36;

/** A thin line with a knob; here and not in the sheet, which every visitor of the site loads. */
const SLIDER = { appearance: 'none', height: 28, backgroundClip: 'content-box', accentColor: 'var(--brand)' } as const;

/**
 * One row of bars for each line, named beside it, so that no colour has to tell them apart. A slider chooses a day, by
 * pointer, touch or keys; the numbers are then those of the day.
 */
export function PlotFigure({ plot, firstDay }: { readonly plot: Desk['plots'][number]; readonly firstDay: string }) {
  const [day, setDay] = useState<number | null>(null);
  const slider = useId();
  const title = text.plots[plot.name];
  const lines = plot.lines.map((line) => ({ ...line, label: labelOf(plot.name, line) }));
  const scale = scaleOf(lines, HEIGHT);
  const isEmpty = scale.most === 0 && scale.least === 0;
  const shownDay = day === null ? text.allDays : formatDay(addDays(firstDay, day));
  return (
    <Card className="min-w-0 break-inside-avoid p-5">
      <figure>
        <figcaption className="mb-3 flex flex-wrap justify-between gap-x-4">
          <span className="font-semibold">{title}</span>
          {!isEmpty && (
            <output htmlFor={slider} className="text-soft text-sm">
              {shownDay}
            </output>
          )}
        </figcaption>
        {isEmpty ? (
          <p className="text-soft text-sm">{text.none}</p>
        ) : (
          <>
            <ul className="grid grid-cols-1 gap-2 text-sm">
              {lines.map((line) => (
                <Row key={`${line.kind} ${line.name}`} line={line} scale={scale} day={day} />
              ))}
            </ul>
            <div className="mt-1 flex justify-between text-soft text-xs">
              <span>{formatDay(firstDay)}</span>
              <span>{text.most(formatCount(scale.most))}</span>
              <span>{formatDay(addDays(firstDay, DESK_DAYS - 1))}</span>
            </div>
            <input
              id={slider}
              type="range"
              min={0}
              max={DESK_DAYS - 1}
              value={day ?? DESK_DAYS - 1}
              aria-label={text.pick(title)}
              aria-valuetext={`${shownDay}: ${lines.map((line) => `${line.label} ${formatCount(shown(line, day))}`).join(', ')}`}
              onChange={(event) => setDay(Number(event.target.value))}
              onBlur={() => setDay(null)}
              className="no-print mt-1 block w-full bg-line py-3"
              style={SLIDER}
            />
            <PlotTable title={title} lines={lines} firstDay={firstDay} />
          </>
        )}
      </figure>
    </Card>
  );
}

interface RowProps {
  readonly line: DeskLine & { readonly label: string };
  readonly scale: Scale;
  readonly day: number | null;
}

function Row({ line, scale, day }: RowProps) {
  return (
    <li className="min-w-0">
      <span className="flex justify-between gap-4">
        <bdi className="min-w-0 truncate" title={line.label}>
          {line.label}
        </bdi>
        <span className="font-semibold tabular-nums">{formatCount(shown(line, day))}</span>
      </span>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${DESK_DAYS} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="block h-9 w-full border-line border-b"
      >
        {day !== null && <rect x={day} width={1} height={HEIGHT} className="fill-line" />}
        <path d={barsPath(line.values, scale)} className="fill-brand" />
      </svg>
    </li>
  );
}

const shown = ({ values }: DeskLine, day: number | null) => (day === null ? sum(values) : (values[day] ?? 0));

function labelOf(plot: string, { kind, name }: DeskLine): string {
  if (kind === 'others') return text.others;
  if (kind === 'ours') return text.lines[name] ?? name;
  return kind === 'named' ? name : plot === 'sources' ? text.unnamed.sources : text.unnamed.categories;
}

interface PlotTableProps {
  readonly title: string;
  readonly lines: readonly (DeskLine & { readonly label: string })[];
  readonly firstDay: string;
}

/** The numbers behind the bars, the newest day first, of days on which there was anything. Made only when it is opened. */
function PlotTable({ title, lines, firstDay }: PlotTableProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-2 text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="no-print min-h-8 cursor-pointer py-1 text-link">{text.table}</summary>
      {isOpen && (
        <section
          aria-label={title}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
          tabIndex={0}
          className="mt-2 overflow-x-auto"
        >
          <table className="w-full border-collapse">
            <thead>
              <tr className="border-line border-b text-start">
                <th scope="col" className="py-1 pe-3 text-start font-semibold">
                  {text.day}
                </th>
                {lines.map(({ kind, name, label }) => (
                  <th key={`${kind} ${name}`} scope="col" className="px-2 py-1 text-end font-semibold">
                    <bdi>{label}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {daysOf(lines).map((day) => (
                <tr key={day} className="border-line border-b last:border-0">
                  <th scope="row" className="whitespace-nowrap py-1 pe-3 text-start font-normal">
                    {formatDay(addDays(firstDay, day))}
                  </th>
                  {lines.map(({ kind, name, values }) => (
                    <td key={`${kind} ${name}`} className="px-2 py-1 text-end tabular-nums">
                      {formatCount(values[day] ?? 0)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  );
}

function daysOf(lines: PlotTableProps['lines']): readonly number[] {
  const [first] = lines;
  return [...(first?.values.keys() ?? [])].reverse().filter((day) => lines.some(({ values }) => values[day] !== 0));
}
