import type { PageKey } from '#contracts/api/page.ts';
import { ID_MAX } from '#contracts/vocabulary/lists/public-lists.ts';

/** The query of one tender, in a list; empty when the address holds no id. */
export function tenderKey(id: string): readonly PageKey[] {
  return /^[1-9]\d{0,9}$/.test(id) && Number(id) <= ID_MAX ? [[`/api/tenders/${id}`]] : [];
}
