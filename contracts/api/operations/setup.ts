import { z } from 'zod';

/** Steps from an empty portal to one that works, in their order. */
export const SETUP_STEPS = [
  'contact',
  'bankAccounts',
  'plans',
  'mail',
  'categories',
  'areas',
  'organizations',
  'samples',
  'notices',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const Setup = z.strictObject({
  steps: z.array(z.strictObject({ step: z.enum(SETUP_STEPS), isDone: z.boolean() })),
  /** True while nothing is settled and there is no notice: the Super Admin is led to the set-up. */
  isNew: z.boolean(),
});
export type Setup = z.infer<typeof Setup>;
