import type { SettingsInput } from '#contracts/api/operations/settings.ts';
import type { NewUserBody, RegisterBodyInput } from '#contracts/api/users.ts';
import { anyAccount, newAccount } from '../world/arrange.ts';
import type { World } from '../world/world.ts';
import { type Aims, type Draw, pick } from './aim.ts';

const PASSWORDS = ['Kitab-Ghar-7291', 'Some-Other-7713', 'نیلا آسمان اور دریا', '  spaces count  '];

/** The drawn account under a name and an address that are free, with a password that nobody would guess first. */
function account<T extends RegisterBodyInput | NewUserBody>({ body, choice }: Draw, world: World): T {
  const n = world.unique();
  const password = pick(PASSWORDS, choice) ?? '';
  return { ...(body as T), username: `drawn.${n}`, email: `drawn.${n}@example.pk`, password };
}

export const userAims: Aims = {
  async 'POST /api/login'({ choice }, by, world) {
    const person = by.role === 'visitor' ? await anyAccount(world) : by;
    if (person === undefined) return undefined;
    const { username, email, password } = person;
    return { body: { username: choice % 2 === 0 ? username : email, password } };
  },
  'POST /api/register': (draw, _by, world) => ({ body: account(draw, world) }),
  'POST /api/admin/users': (draw, _by, world) => ({ body: account(draw, world) }),
  async 'PATCH /api/admin/users/:id'({ body }, _by, world) {
    const there = await anyAccount(world);
    return there && { params: { id: there.id }, body };
  },
  async 'DELETE /api/admin/users/:id'(_draw, _by, world) {
    const there = await newAccount(world);
    return there && { params: { id: there.id } };
  },
};

/** Settings of the portal, by the Super Admin. */
export const settingsAims: Aims = {
  // a stored password goes with its server, and drawn servers differ
  'PUT /api/admin/settings'({ body }) {
    const { mail, ...others } = body as SettingsInput;
    return {
      body: { ...others, ...(mail && { mail: mail.delivery === 'smtp' ? { ...mail, password: null } : mail }) },
    };
  },
  // nobody listens there, and the answer says so at once
  'POST /api/admin/settings/test-mail': ({ body }) => ({
    body: { ...(body as object), host: '127.0.0.1', port: 9, password: null },
  }),
};
