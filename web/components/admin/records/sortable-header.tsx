import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { LabelledSelect } from '../../ui/form/labelled-fields.tsx';
import { adminText } from '../messages.en.ts';

export interface Sorting {
  /** The column that sorts, with a minus in front when descending; '' is the list's own order. */
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  /** True where a select above the list offers the orders already, on phones, too. */
  readonly isInToolbar?: boolean;
}

export interface SortedColumn {
  readonly label: string;
  /** Name for the server; undefined for a column that does not sort. */
  readonly sort: string | undefined;
}

type Direction = 'ascending' | 'descending';

export function directionOf({ sort: name }: SortedColumn, sort: string): Direction | undefined {
  if (name === undefined) return undefined;
  if (sort === name) return 'ascending';
  return sort === `-${name}` ? 'descending' : undefined;
}

/** The label of a column; where it sorts, a button: upwards, downwards, and back to the list's own order. Phones have SortSelect. */
export function HeaderLabel({ column, sort, onSort }: Sorting & { readonly column: SortedColumn }) {
  const { label, sort: name } = column;
  if (name === undefined) return label;
  const direction = directionOf(column, sort);
  const next = direction === undefined ? name : direction === 'ascending' ? `-${name}` : '';
  const Mark = direction === undefined ? ArrowUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <>
      <span className="md:hidden">{label}</span>
      <button
        type="button"
        title={adminText.sortBy(label)}
        onClick={() => onSort(next)}
        className="-mx-1.5 -my-1 flex min-h-8 items-center gap-1.5 rounded-md px-1.5 hover:bg-surface max-md:hidden"
      >
        {label}
        <Mark className={direction === undefined ? 'size-3.5 text-soft' : 'size-3.5'} />
      </button>
    </>
  );
}

/** The same for phones, where the table has no header. */
export function SortSelect({ columns, sort, onSort }: Sorting & { readonly columns: readonly SortedColumn[] }) {
  const options = columns.flatMap(({ label, sort: name }) =>
    name === undefined
      ? []
      : [
          { value: name, label: adminText.sortUp(label) },
          { value: `-${name}`, label: adminText.sortDown(label) },
        ],
  );
  if (options.length === 0) return null;
  return (
    <LabelledSelect
      label={adminText.sort}
      hideLabel
      className="mb-3 md:hidden"
      value={sort}
      options={[{ value: '', label: adminText.sortUsual }, ...options]}
      onValue={onSort}
    />
  );
}
