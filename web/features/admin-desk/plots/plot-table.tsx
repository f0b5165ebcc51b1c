import { useState } from 'react';
import type { DeskLine } from '#contracts/api/operations/desk.ts';
import { addDays } from '#contracts/rules/karachi-time.ts';
import { formatCount, formatDay } from '../../../lib/format/format.ts';
import { text } from '../messages.en.ts';

interface PlotTableProps {
  readonly title: string;
  readonly lines: readonly (DeskLine & { readonly label: string })[];
  readonly firstDay: string;
}

/** The numbers behind the bars, the newest day first, of days on which there was anything. Made only when it is opened. */
export function PlotTable({ title, lines, firstDay }: PlotTableProps) {
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
