import { z } from 'zod';
import { DESK_PLOTS, WAITING } from '../../vocabulary/lists/desk.ts';
import { forAdmins } from '../shared/endpoint.ts';

const count = z.number().int();
const Waiting = z.strictObject({
  name: z.enum(WAITING),
  /** At least 1; WAITING_CAP may mean more. */
  count,
});
export type Waiting = z.infer<typeof Waiting>;
const Line = z.strictObject({
  /** Name of a source or category; '' where none is stated. In other plots a word of ours: requested, paid, left, sent, failed. */
  name: z.string(),
  kind: z.enum(['named', 'unnamed', 'others', 'ours']),
  /** One number a day, the oldest first. */
  values: z.array(count),
});
export type DeskLine = z.infer<typeof Line>;

const seconds = z.number().int().nullable();
export const Desk = z.strictObject({
  at: z.iso.datetime(),
  waiting: z.array(Waiting),
  today: z.strictObject({
    published: count,
    closing: count,
    requested: count,
    paid: count,
    left: count,
    expired: count,
  }),
  log: z.strictObject({
    /** Seconds; null when there is none. */
    sealAge: seconds,
    unsealed: count,
    backupAge: seconds,
  }),
  /** Words that searches asked for and no notice has, those asked for most first. */
  unfound: z.array(z.strictObject({ words: z.string(), count })),
  /** Karachi days of all plots. */
  firstDay: z.iso.date(),
  plots: z.array(z.strictObject({ name: z.enum(DESK_PLOTS), lines: z.array(Line) })),
});
export type Desk = z.infer<typeof Desk>;

export const deskEndpoints = {
  waiting: forAdmins.get('/api/admin/waiting', 'What waits for an administrator', { response: z.array(Waiting) }),
  desk: forAdmins.get('/api/admin/desk', 'What waits, what happens today, and how the last ninety days went', {
    response: Desk,
  }),
} as const;
