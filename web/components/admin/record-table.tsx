import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { type Column, directionOf, SortButton, type Sorting, SortSelect } from './records/sortable-header.tsx';

/** Explicit roles, because Safari drops those of table elements with another display. */
const ROLES = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
  table: { role: 'table' },
} as const;

interface RecordTableProps {
  readonly label: string;
  readonly columns: readonly (string | Column)[];
  readonly sorting?: Sorting;
  readonly children: ReactNode;
}

/** A table whose rows become cards on phones, each value beside the name of its column. It scrolls sideways. */
export function RecordTable({ label, columns, sorting, children }: RecordTableProps) {
  const all = columns.map((column) => (typeof column === 'string' ? { label: column } : column));
  return (
    <>
      {sorting !== undefined && <SortSelect columns={all} {...sorting} />}
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <table {...ROLES.table} aria-label={label} className="w-full border-collapse text-sm max-md:block">
          <thead {...ROLES.group} className="border-line border-b bg-muted text-start max-md:sr-only">
            <tr {...ROLES.row}>
              {all.map((column) => (
                <HeaderCell key={column.label} column={column} sorting={sorting} />
              ))}
            </tr>
          </thead>
          <tbody {...ROLES.group} className="max-md:block">
            {children}
          </tbody>
        </table>
      </section>
    </>
  );
}

function HeaderCell({ column, sorting }: { readonly column: Column; readonly sorting: Sorting | undefined }) {
  const { label, sort } = column;
  return (
    <th
      scope="col"
      {...ROLES.header}
      aria-sort={sorting && directionOf(column, sorting.sort)}
      className="whitespace-nowrap px-4 py-2.5 text-start font-semibold md:pointer-fine:px-3 md:pointer-fine:py-1.5"
    >
      {sorting === undefined || sort === undefined ? label : <SortButton column={column} name={sort} {...sorting} />}
    </th>
  );
}

const ROW =
  'border-line border-b last:border-0 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-4 max-md:gap-y-1 max-md:p-4';

export function RecordRow(props: ComponentProps<'tr'>) {
  return <tr {...props} {...ROLES.row} className={ROW} />;
}

const KINDS = {
  title: 'wrap-anywhere max-md:col-start-1 max-md:row-start-1 max-md:self-center',
  actions: 'md:w-px md:pointer-fine:[&_.size-10]:size-8 max-md:col-start-2 max-md:row-start-1',
  value:
    'wrap-break-word max-md:col-span-2 max-md:flex max-md:gap-3 max-md:before:w-28 max-md:before:shrink-0 max-md:before:text-soft max-md:before:content-[attr(data-label)_/_""]',
} as const;

interface RecordCellProps extends ComponentProps<'td'> {
  /** On a phone the title leads the card and the actions stand at its corner. */
  readonly kind?: keyof typeof KINDS;
  /** The name of the column, for values on phones. */
  readonly label?: string;
}

export function RecordCell({ kind = 'value', label, className, ...props }: RecordCellProps) {
  return (
    <td
      {...props}
      {...ROLES.cell}
      data-label={label}
      className={cx(
        'px-4 py-2.5 align-middle max-md:p-0 md:pointer-fine:px-3 md:pointer-fine:py-1',
        KINDS[kind],
        className,
      )}
    />
  );
}
