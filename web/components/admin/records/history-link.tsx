import { History } from 'lucide-react';
import { Link } from 'wouter';
import { historyHref } from '../../../lib/admin/admin-address.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Tooltip } from '../../ui/overlay/tooltip.tsx';
import { adminText as text } from '../messages.en.ts';

interface HistoryLinkProps {
  /** The record as the log calls it, for example `tender-42`. */
  readonly record: string;
  readonly name: string;
}

/** Leads from a row to everything that happened to its record. */
export function HistoryLink({ record, name }: HistoryLinkProps) {
  return (
    <Tooltip content={text.history}>
      <Link href={historyHref(record)} aria-label={text.historyAction(name)} className={buttonClass('ghost', 'icon')}>
        <History className="size-4" />
      </Link>
    </Tooltip>
  );
}
