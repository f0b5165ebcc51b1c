import { formatCount } from '../../lib/format/format.ts';
import { Pagination } from '../ui/pagination/pagination.tsx';
import { adminText } from './messages.en.ts';

interface ListFooterProps {
  readonly page: number;
  readonly pageSize: number;
  readonly shown: number;
  readonly total: number;
  /** The total in words when it is not exact. */
  readonly totalText?: string;
  readonly hrefOf: (page: number) => string;
}

/** The range of rows, announced when it changes, and the pages. */
export function ListFooter({ page, pageSize, shown, total, totalText = formatCount(total), hrefOf }: ListFooterProps) {
  const from = (page - 1) * pageSize;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
      <p role="status" className="text-sm text-soft tabular-nums">
        {adminText.range(formatCount(from + 1), formatCount(from + shown), totalText)}
      </p>
      <Pagination page={page} pageCount={Math.ceil(total / pageSize)} hrefOf={hrefOf} />
    </div>
  );
}
