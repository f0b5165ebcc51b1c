import type { EventsOf, Nothing } from '../event.ts';

/** Stream `place-<n>`: an administrator said which city notices mean by a name. `province` may be that it is outside Pakistan. */
export type PlaceEvent = EventsOf<{
  PlaceSettled: { readonly name: string; readonly city: string; readonly province: string };
}>;

/** Names of one thing, as an administrator wrote them; kinds of it are found by the names, but do not find them. */
export interface SynonymFacts {
  readonly names: readonly string[];
  readonly kinds: readonly string[];
}

export type SynonymEvent = EventsOf<{
  /** Stream `synonym-<n>`: a group of an administrator, or one that comes with the product and says otherwise now. */
  SynonymsStated: { readonly group: SynonymFacts };
  /** The group means nothing any more, also one that comes with the product. */
  SynonymsRemoved: Nothing;
}>;
