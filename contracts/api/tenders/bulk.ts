import { z } from 'zod';
import { ID_MAX } from '../../vocabulary/lists/public-lists.ts';
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

/** Tenders that name one organization shall name another instead, of which it was a second entry. */
export const MoveBody = z
  .strictObject({ from: Id, to: z.number().int().min(1, 'Choose the organization that stays').max(ID_MAX) })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'Choose another organization' });
export type MoveBody = z.infer<typeof MoveBody>;

export const bulkEndpoints = {
  change: forAdmins.post(
    '/api/admin/tenders/bulk',
    'Close tenders, give them another category or delete them, each by an event of its own',
    { status: 200, body: BulkBody, response: BulkResult },
  ),
  move: forAdmins.post(
    '/api/admin/tenders/moves',
    'Have some of the tenders that name one organization name another instead; repeat while some remain',
    {
      status: 200,
      body: MoveBody,
      response: z.strictObject({ moved: z.number().int(), remaining: z.number().int() }),
    },
  ),
} as const;
