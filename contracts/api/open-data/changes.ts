import { z } from 'zod';
import { ID_MAX } from '../../vocabulary/lists/public-lists.ts';
import { forAnybody } from '../shared/endpoint.ts';
import { numberFrom1 } from '../shared/paging.ts';

const CHANGES_MAX = 1000;
/** Seconds. */
export const WAIT_MAX = 50;

const CHANGE_KINDS = ['published', 'changed', 'cancelled', 'removed', 'renamed', 'redacted'] as const;

const whole = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, `Must be a number from ${from} to ${to}`)
    .transform(Number)
    .refine((n) => n >= from && n <= to, `Must be a number from ${from} to ${to}`);

const ChangesQuery = z.strictObject({
  after: z
    .string()
    .max(200, 'Must be `next` of an earlier answer as it stands, or `latest`')
    .optional()
    .meta({
      description:
        'Where to go on: `next` of an earlier answer, or `cursor` of a dump. Absent: from the first change. `latest`: from now on.',
      examples: ['latest'],
    }),
  limit: whole(1, CHANGES_MAX)
    .meta(numberFrom1(CHANGES_MAX, 'Changes of one page; 100 where it is not stated', CHANGES_MAX))
    .default(100),
  wait: whole(0, WAIT_MAX)
    .meta({
      type: 'integer',
      minimum: 0,
      maximum: WAIT_MAX,
      description:
        'Seconds to wait for a change where there is none yet: the answer comes with the first change, or empty at the end',
      example: WAIT_MAX,
    })
    .default(0),
});

const TenderChange = z.strictObject({
  id: z
    .number()
    .int()
    .min(1)
    .max(ID_MAX)
    .meta({ description: 'The tender, as in /api/tenders/{id}.', examples: [42] }),
  version: z
    .number()
    .int()
    .meta({ description: "Where the tender's versions stood then.", examples: [3] }),
  kind: z.enum(CHANGE_KINDS).meta({
    description:
      'What happened. `renamed`: a category or an organization of the tender has another name now. `redacted`: text was taken back for good, so drop every older copy. After `removed` there is nothing to fetch.',
    examples: ['changed'],
  }),
  at: z.string().meta({ description: 'When, in UTC.', examples: ['2026-11-23T07:15:00.000Z'] }),
  ocid: z
    .string()
    .meta({ description: 'Id of the contracting process (OCDS).', examples: ['ocds-ailaan-42-9f3c1b2ad4e0'] }),
});
export type TenderChange = z.infer<typeof TenderChange>;

const Changes = z.strictObject({
  changes: z.array(TenderChange).meta({ description: 'In the order in which they happened; samples are left out.' }),
  next: z.string().meta({ description: 'Always there: send it as `after`. The same as `after` where nothing is new.' }),
});
export type Changes = z.infer<typeof Changes>;

export const changeEndpoints = {
  changes: forAnybody.get('/api/changes', 'What became of each tender, for programs that keep a copy', {
    query: ChangesQuery,
    response: Changes,
  }),
};
