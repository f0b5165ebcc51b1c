import type { PageKey } from '#contracts/api/page.ts';

/** The largest id the API knows. */
const MAX_ID = 2_147_483_647;

/** The query of one tender, in a list; empty when the address holds no id. */
export function tenderKey(id: string): readonly PageKey[] {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= MAX_ID ? [[`/api/tenders/${id}`]] : [];
}
