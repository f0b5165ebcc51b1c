import type { ComponentProps, ReactNode } from 'react';
import { useAdminAddress } from '../../lib/admin/admin-address.ts';
import { cx } from '../../lib/cx.ts';
import { adoptRules } from '../../lib/styles/adopt-rules.ts';
import rules from '../../styles/administration.css?inline';
import { type Column, directionOf, SortButton, type Sorting, SortSelect } from './records/sortable-header.tsx';

if (!import.meta.env.SSR) adoptRules(rules);

/** Explicit roles, because Safari drops those of table elements with another display. */
const ROLES = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
  table: { role: 'table' },
} as const;

/** Columns that all sort a list: by the keys of their labels, unless the server has another word for an order. */
export const sortingColumns = <Key extends string>(
  labels: Readonly<Record<Key, string>>,
  orders?: Readonly<Partial<Record<Key, string>>>,
): readonly Column[] =>
  (Object.keys(labels) as Key[]).map((key) => ({ label: labels[key], sort: orders?.[key] ?? key }));

interface RecordTableProps {
  readonly label: string;
  readonly columns: readonly (string | Column)[];
  /** Absent where the address says by which column a list is sorted. */
  readonly sorting?: Sorting;
  readonly children: ReactNode;
}

/** A table whose rows become cards on phones, each value beside the name of its column. It scrolls sideways. */
export function RecordTable({ label, columns, sorting, children }: RecordTableProps) {
  const { address, narrow } = useAdminAddress();
  const { isInToolbar = false, ...order } = sorting ?? { sort: address.sort, onSort: (sort) => narrow({ sort }) };
  const all = columns.map((column) => (typeof column === 'string' ? { label: column } : column));
  return (
    <>
      {!isInToolbar && <SortSelect columns={all} {...order} />}
      <section
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <table {...ROLES.table} aria-label={label} className="record-table">
          <thead {...ROLES.group}>
            <tr {...ROLES.row}>
              {all.map((column) => (
                <HeaderCell key={column.label} column={column} sorting={order} />
              ))}
            </tr>
          </thead>
          <tbody {...ROLES.group}>{children}</tbody>
        </table>
      </section>
    </>
  );
}

function HeaderCell({ column, sorting }: { readonly column: Column; readonly sorting: Sorting }) {
  const { label, sort } = column;
  return (
    <th scope="col" {...ROLES.header} aria-sort={directionOf(column, sorting.sort)}>
      {sort === undefined ? label : <SortButton column={column} name={sort} {...sorting} />}
    </th>
  );
}

export function RecordRow(props: ComponentProps<'tr'>) {
  return <tr {...props} {...ROLES.row} />;
}

interface RecordCellProps extends ComponentProps<'td'> {
  /** On a phone the title leads the card and the actions stand at its corner. */
  readonly kind?: 'title' | 'actions' | 'value';
  /** The name of the column, for values on phones. */
  readonly label?: string;
}

export function RecordCell({ kind = 'value', label, className, ...props }: RecordCellProps) {
  return <td {...props} {...ROLES.cell} data-label={label} className={cx(`record-${kind}`, className)} />;
}
