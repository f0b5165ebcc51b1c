import { z } from 'zod';
import { placeKey } from '../../rules/places/place-key.ts';
import { OUTSIDE_PAKISTAN, PROVINCES } from '../../vocabulary/places.ts';
import { forAdmins } from '../shared/endpoint.ts';
import { line } from '../shared/fields.ts';

const KnownPlace = z.strictObject({ city: z.string(), province: z.string() });

/** A city as tenders have it, with what stands there as its province. */
const Unknown = z.strictObject({
  city: z.string(),
  province: z.string().nullable(),
  tenders: z.number().int(),
  /** The known place whose spelling is nearest. */
  nearest: KnownPlace.nullable(),
});

const Outdated = z.strictObject({
  city: z.string().nullable(),
  province: z.string().nullable(),
  tenders: z.number().int(),
  becomes: z.strictObject({ city: z.string().nullable(), province: z.string().nullable() }),
});

const Settled = KnownPlace.extend({ name: z.string() });

export const PlacesOverview = z.strictObject({
  /** Cities that nobody knows, those of the most tenders first, and how many there are in all. */
  unknown: z.array(Unknown),
  unknownTotal: z.number().int(),
  /** Known places that tenders still spell otherwise, or without their province; and how many tenders do. */
  outdated: z.array(Outdated),
  outdatedTenders: z.number().int(),
  settled: z.array(Settled),
});
export type PlacesOverview = z.infer<typeof PlacesOverview>;
export type UnknownPlace = z.infer<typeof Unknown>;

const name = (required: string) =>
  line(100, required).refine((text) => placeKey(text) !== '', 'A place has letters in its name');

/** Meaning of a name: a known city, whose province follows, or a new one with its province. */
export const SettleBody = z.strictObject({
  name: name('The name is needed'),
  city: name('The city is needed'),
  province: z.enum([...PROVINCES, OUTSIDE_PAKISTAN], { error: 'Choose a province, or outside Pakistan' }).nullish(),
});
export type SettleBody = z.infer<typeof SettleBody>;

const LookUpQuery = z.strictObject({
  city: z.string().max(200).meta({ description: 'Name of a city as somebody wrote it', example: 'Lyallpur' }),
  province: z
    .string()
    .max(200)
    .meta({ description: 'What stands there as its province', example: 'Punjab' })
    .optional(),
});

export const FoundPlace = z.strictObject({
  city: z.string().nullable(),
  province: z.string().nullable(),
  isAbroad: z.boolean(),
  howSure: z.enum(['name', 'alias', 'part', 'settled', 'unknown', 'unstated']),
  /** The stated province, when the city lies in another. */
  contradicted: z.string().nullable(),
  nearest: KnownPlace.nullable(),
});
export type FoundPlace = z.infer<typeof FoundPlace>;

export const placeEndpoints = {
  overview: forAdmins.get('/api/admin/places', 'Names of places that nobody knows, and those to correct', {
    response: PlacesOverview,
  }),
  settle: forAdmins.post('/api/admin/places', 'Say which city notices mean by a name, now and from now on', {
    body: SettleBody,
    response: Settled,
  }),
  correct: forAdmins.post(
    '/api/admin/places/corrections',
    'Write known places in our spelling, with their province, to some of the tenders that have them otherwise; repeat while some remain',
    {
      status: 200,
      response: z.strictObject({ corrected: z.number().int(), remaining: z.number().int() }),
    },
  ),
  lookUp: forAdmins.get('/api/admin/places/look-up', 'Where a city is, as the portal would write it', {
    query: LookUpQuery,
    response: FoundPlace,
  }),
};
