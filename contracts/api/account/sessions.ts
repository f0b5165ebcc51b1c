import { z } from 'zod';
import { forUsers } from '../shared/endpoint.ts';
import { Id } from '../shared/fields.ts';

/** A device that is signed in to the own account. */
export const OwnSession = z.strictObject({
  id: Id,
  /** Browser and system, as the browser states them: `Chrome on Windows`. */
  device: z.string(),
  /** Network that it signed in from, without the last part of the address; a place on a map would be a guess. */
  network: z.string().nullable(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  /** True for the session that asks. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const sessionEndpoints = {
  list: forUsers.get('/api/account/sessions', 'Devices that are signed in to the own account, last seen first', {
    response: z.array(OwnSession),
  }),
  end: forUsers.delete('/api/account/sessions/:id', 'Sign one device out'),
  endOthers: forUsers.post('/api/account/sessions/end-others', 'Sign out everywhere else; this session goes on', {
    status: 204,
  }),
};
