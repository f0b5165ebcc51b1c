import { ID_MAX } from '../vocabulary/lists/public-lists.ts';

/**
 * Prefix of our open contracting ids. It is not registered with the Open Contracting Partnership; whoever runs the
 * portal for a procuring body registers one of his own (docs/open-data.md).
 */
const OCID_PREFIX = 'ocds-ailaan';

/** The part of an event id that tells one portal's tender 42 from another's. */
const MARK = 12;

/** The one id of a tender's contracting process: its number, and the beginning of the id of its first event. */
export const ocidOf = (tenderId: number, firstEventId: string) =>
  `${OCID_PREFIX}-${tenderId}-${firstEventId.replaceAll('-', '').slice(0, MARK)}`;

/** The tender's number of an ocid of this form, ours or of another portal of the same make; else undefined. */
export function tenderOfOcid(ocid: string): number | undefined {
  const match = /^ocds-ailaan-([1-9]\d{0,9})-[0-9a-f]{12}$/.exec(ocid);
  const id = match === null ? Number.NaN : Number(match[1]);
  return id <= ID_MAX ? id : undefined;
}
