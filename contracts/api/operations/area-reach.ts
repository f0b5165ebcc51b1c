import { z } from 'zod';
import { Id } from '../shared/fields.ts';

/** Open tenders that are looked at, the newest ones: all areas are asked of each. */
export const REACH_LOOKED_AT = 5000;

/** Open notices and categories that no area of interest stands for. */
export const AreaReach = z.strictObject({
  /** Open tenders that were looked at, how many of them no area reaches, and the newest of those. */
  open: z.number().int().min(0),
  unreached: z.number().int().min(0),
  examples: z.array(z.strictObject({ id: Id, title: z.string() })).max(5),
  /** Areas that stand for nothing. */
  empty: z.array(z.string()),
  /** Categories of no area, with the areas that they resemble, the nearest first. */
  suggestions: z.array(z.strictObject({ category: z.string(), areas: z.array(z.string()) })),
});
export type AreaReach = z.infer<typeof AreaReach>;
