import type { Release } from '#contracts/api/open-data/open-data.ts';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import type { TenderStatement } from '../ocds.queries.ts';

/** The tag of an event: an act of the buyer only where somebody said that it was one. */
export function tagOf(statement: TenderStatement): Release['tag'][number] {
  const { event, isRename } = statement;
  if (isRename) return 'tenderUpdate';
  switch (event.type) {
    case 'TenderPublished':
      return 'tender';
    case 'TenderUpdated':
      if (isCancellation(statement)) return 'tenderCancellation';
      return isByBuyer(event.data) ? 'tenderAmendment' : 'tenderUpdate';
    case 'TenderAlsoPublished':
    case 'TenderRemoved':
    case 'TenderRedacted':
      return 'tenderUpdate';
    default:
      return event satisfies never;
  }
}

/** Imports of before the cause was asked state what the source changed. */
const isByBuyer = ({ cause, importDigest }: { readonly cause?: string; readonly importDigest?: string }) =>
  cause === undefined ? importDigest !== undefined : cause === 'change';

export const isCancellation = ({ event, facts, before }: TenderStatement) =>
  event.type === 'TenderUpdated' &&
  event.data.changed.includes('cancelledAt') &&
  facts.cancelledAt !== null &&
  before?.cancelledAt === null;

/** Facts that this very event took away, which a release says by null. */
export function clearedFacts({ event, isRename }: TenderStatement): ReadonlySet<keyof TenderFacts> {
  if (isRename) return new Set();
  const told = event.type === 'TenderUpdated' ? event.data.changed : [];
  const taken = event.type === 'TenderRedacted' ? event.data.fields : [];
  return new Set([...told, ...taken]);
}
