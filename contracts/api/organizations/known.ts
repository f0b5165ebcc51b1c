import { z } from 'zod';
import { forAdmins } from '../shared/endpoint.ts';
import { Id, line } from '../shared/fields.ts';

/** A public body of Pakistan that the product knows. */
export const KnownOrganization = z.strictObject({
  name: z.string(),
  kind: z.enum(['federal', 'provincial']),
  /** The portal's organization of this name; null: it has none. */
  id: Id.nullable(),
});
export type KnownOrganization = z.infer<typeof KnownOrganization>;

const names = z.array(line(300)).max(500, 'Choose at most 500 organizations');

/** Those to have, of the known ones; the others go. Organizations that the product does not know stay. */
const KnownBody = z.strictObject({ names });

export const KnownResult = z.strictObject({
  added: z.number().int(),
  removed: z.number().int(),
  /** Those that had to stay, each with the reason. */
  kept: z.array(z.strictObject({ name: z.string(), message: z.string() })),
});
export type KnownResult = z.infer<typeof KnownResult>;

export const knownEndpoints = {
  list: forAdmins.get('/api/admin/known-organizations', 'Public bodies of Pakistan that the product knows', {
    response: z.array(KnownOrganization),
  }),
  choose: forAdmins.post(
    '/api/admin/known-organizations',
    'Have these of the known organizations and no others, all or nothing, each by an event of its own',
    { status: 200, requestHeaders: ['If-Match'], body: KnownBody, response: KnownResult },
  ),
} as const;
