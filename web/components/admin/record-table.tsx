import type { ReactNode } from 'react';
import { useAdminAddress } from '../../lib/admin/admin-address.ts';
import { cx } from '../../lib/cx.ts';
import { adoptRules } from '../../lib/styles/adopt-rules.ts';
import rules from '../../styles/administration.css?inline';
import { adminText } from './messages.en.ts';
import { directionOf, HeaderLabel, type SortedColumn, type Sorting, SortSelect } from './records/sortable-header.tsx';

if (!import.meta.env.SSR) adoptRules(rules);

/** Explicit roles, because Safari drops those of table elements with another display. */
const ROLES = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  header: { role: 'columnheader' },
  cell: { role: 'cell' },
  table: { role: 'table' },
} as const;

type Cell<Item> = (item: Item, at: number, items: readonly Item[]) => ReactNode;

interface Column<Item> {
  readonly cell: Cell<Item>;
  /** On a phone the title leads the card and the actions stand at its corner; any other value stands beside its label. */
  readonly kind?: 'title' | 'actions' | undefined;
  readonly className?: string | undefined;
  /** The whole of what may be cut off. */
  readonly title?: ((item: Item) => string) | undefined;
  /** The server's word for the order by this column, when it is not the column's key; false where it sorts nothing. */
  readonly sort?: string | false | undefined;
}

/** Columns by the keys of their labels. A function is a column of which nothing but its cells is to be said. */
export type Columns<Item, Key extends string> = Readonly<Record<Key, Column<Item> | Cell<Item>>>;

interface RecordTableProps<Item, Key extends string> {
  readonly label: string;
  readonly items: readonly Item[];
  /** Labels of the columns, in their order. */
  readonly labels: Readonly<Record<Key, string>>;
  readonly columns: Columns<Item, Key>;
  /** The last column. */
  readonly actions?: (item: Item) => ReactNode;
  /** Absent where the items have an id. */
  readonly keyOf?: (item: Item) => string | number | undefined;
  readonly isSelected?: (item: Item) => boolean;
  readonly isSorted?: boolean;
  /** Absent where the address says by which column a list is sorted. */
  readonly sorting?: Sorting;
}

/** A table whose rows become cards on phones, each value beside the label of its column. It scrolls sideways. */
export function RecordTable<Item, Key extends string>(props: RecordTableProps<Item, Key>) {
  const { label, items, labels, columns, actions, sorting, isSorted = false, isSelected } = props;
  const { keyOf = (item: Item) => (item as { readonly id?: number }).id } = props;
  const { address, narrow } = useAdminAddress();
  const { isInToolbar = false, ...order } = sorting ?? { sort: address.sort, onSort: (sort) => narrow({ sort }) };
  const all: (Column<Item> & SortedColumn)[] = (Object.keys(labels) as Key[]).map((key) => {
    const stated: Column<Item> | Cell<Item> = columns[key];
    const { sort = key, ...column } = typeof stated === 'function' ? { cell: stated } : stated;
    return { ...column, label: labels[key], sort: isSorted && sort !== false ? sort : undefined };
  });
  if (actions !== undefined) all.push({ label: adminText.actions, kind: 'actions', cell: actions, sort: undefined });
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
                <th key={column.label} scope="col" {...ROLES.header} aria-sort={directionOf(column, order.sort)}>
                  <HeaderLabel column={column} {...order} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...ROLES.group}>
            {items.map((item, at) => (
              <tr key={keyOf(item)} aria-selected={isSelected?.(item)} {...ROLES.row}>
                {all.map(({ label: name, kind = 'value', className, title, cell }) => (
                  <td
                    key={name}
                    title={title?.(item)}
                    {...ROLES.cell}
                    data-label={kind === 'value' ? name : undefined}
                    className={cx(`record-${kind}`, className)}
                  >
                    {cell(item, at, items)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
