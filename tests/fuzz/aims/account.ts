import { DELETION_WORDS, type ProfileBodyInput } from '#contracts/api/account/account.ts';
import { anySubscription, newMail, ownSubscription } from '../world/arrange.ts';
import { list } from '../world/world.ts';
import type { Aims } from './aim.ts';

export const accountAims: Aims = {
  'PUT /api/account/profile'({ body, choice }, by, world) {
    const n = world.unique();
    const username = choice % 2 === 0 ? by.username : `renamed.${n}`;
    const email = choice % 4 === 0 ? `moved.${n}@example.pk` : by.email;
    return { body: { ...(body as ProfileBodyInput), username, email, currentPassword: by.password } };
  },
  'POST /api/account/password': (_draw, by, world) => ({
    body: { currentPassword: by.password, newPassword: `Zar-Afshan-${world.unique()}-Kohsar` },
  }),
  'POST /api/account/deletion': (_draw, by) => ({
    body: { currentPassword: by.password, confirmation: ` ${DELETION_WORDS} ` },
  }),
  async 'GET /api/account/mails/:id/preview'(_draw, by, world) {
    if (!(await ownSubscription(world, by))) return undefined;
    const found = await list<{ id: number; email: string }>(
      world.callers,
      `/api/admin/subscriptions?search=${encodeURIComponent(by.email)}`,
    );
    const own = found.find(({ email }) => email === by.email);
    return own && { params: { id: (await newMail(world, own.id, [])).id } };
  },
  async 'GET /api/admin/emails/:id'(_draw, _by, world) {
    const there = await anySubscription(world);
    return there && { params: { id: (await newMail(world, there.id, [])).id } };
  },
  async 'GET /api/admin/emails/:id/preview'(_draw, _by, world) {
    const there = await anySubscription(world);
    return there && { params: { id: (await newMail(world, there.id, [])).id } };
  },
};
