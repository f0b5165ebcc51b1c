import { z } from 'zod';
import { forAdmins } from '../shared/endpoint.ts';
import { Id, line } from '../shared/fields.ts';

/** Tenders of one call: more than a page of the table shows. */
const BULK_MAX = 200;

const ids = z
  .array(Id)
  .min(1, 'Choose at least one tender')
  .max(BULK_MAX, `Choose at most ${BULK_MAX} tenders at once`)
  .transform((list) => [...new Set(list)]);

const categories = z.array(line(200, 'Choose a category')).min(1, 'Choose a category').max(20);

export const BulkBody = z.discriminatedUnion(
  'action',
  [
    z.strictObject({ action: z.literal('close'), ids }),
    z.strictObject({ action: z.literal('recategorize'), ids, categories }),
    z.strictObject({ action: z.literal('delete'), ids }),
  ],
  { error: 'Must be close, recategorize or delete' },
);
export type BulkBody = z.infer<typeof BulkBody>;

export const BulkResult = z.strictObject({
  /** Tenders that changed; what stands as asked already is in neither list. */
  changed: z.array(Id),
  refused: z.array(z.strictObject({ id: Id, message: z.string() })),
});
export type BulkResult = z.infer<typeof BulkResult>;

export const bulkEndpoints = {
  change: forAdmins.post(
    '/api/admin/tenders/bulk',
    'Close tenders, give them another category or delete them, each by an event of its own',
    { status: 200, body: BulkBody, response: BulkResult },
  ),
} as const;
