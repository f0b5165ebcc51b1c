import type { DomainEvent } from '../event.ts';

/** Stream `place-<n>`: an administrator said which city notices mean by a name. `province` may be that it is outside Pakistan. */
export type PlaceSettled = DomainEvent<
  'PlaceSettled',
  { readonly name: string; readonly city: string; readonly province: string }
>;

export type PlaceEvent = PlaceSettled;

/** Names of one thing, as an administrator wrote them; kinds of it are found by the names, but do not find them. */
export interface SynonymFacts {
  readonly names: readonly string[];
  readonly kinds: readonly string[];
}

/** Stream `synonym-<n>`: a group of an administrator, or one that comes with the product and says otherwise now. */
export type SynonymsStated = DomainEvent<'SynonymsStated', { readonly group: SynonymFacts }>;
/** The group means nothing any more, also one that comes with the product. */
export type SynonymsRemoved = DomainEvent<'SynonymsRemoved', Record<string, never>>;

export type SynonymEvent = SynonymsStated | SynonymsRemoved;
