import type { DomainEvent } from './event.ts';

/** Stream `place-<n>`: an administrator said which city notices mean by a name. `province` may be that it is outside Pakistan. */
export type PlaceSettled = DomainEvent<
  'PlaceSettled',
  { readonly name: string; readonly city: string; readonly province: string }
>;

export type PlaceEvent = PlaceSettled;
