import type { TenderListItem } from '#contracts/api/tenders.ts';
import { TENDER_STATUS_LABELS, TENDER_STATUSES, type TenderStatus } from '#contracts/vocabulary/tenders.ts';
import { formatDay } from '../../lib/format/format.ts';
import { commonText } from '../../lib/messages.en.ts';
import { Badge, type BadgeTone } from './badge.tsx';

const TONES: Readonly<Record<TenderStatus, BadgeTone>> = { open: 'open', closing_soon: 'soon', closed: 'closed' };

/** Open (green), Closing Soon (yellow), Closed (red); an unknown status is shown as itself. */
export function StatusBadge({ status }: { readonly status: string }) {
  const known = TENDER_STATUSES.find((name) => name === status);
  return (
    <Badge tone={known === undefined ? 'neutral' : TONES[known]} className="shrink-0">
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {known === undefined ? status : TENDER_STATUS_LABELS[known]}
    </Badge>
  );
}

/**
 * Tells that the closing date was moved, against the day that stood last, as mails do: after an extension that was taken back it
 * closes earlier for whoever was told the later day. An earlier one costs a bid, so it is louder.
 */
export function MovedBadge({ closingDate, extendedFrom }: Pick<TenderListItem, 'closingDate' | 'extendedFrom'>) {
  if (extendedFrom === null) return null;
  const isEarlier = closingDate < extendedFrom;
  return (
    <Badge tone={isEarlier ? 'soon' : 'brand'} title={commonText.was(formatDay(extendedFrom))}>
      {commonText.moved(isEarlier)}
    </Badge>
  );
}
