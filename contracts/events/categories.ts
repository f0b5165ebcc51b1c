import type { EventsOf, Nothing } from './event.ts';

export interface CategoryFacts {
  readonly name: string;
  readonly description: string | null;
  readonly parentId: number | null;
  readonly emoji: string | null;
  readonly isActive: boolean;
  readonly sortOrder: number;
}

export type CategoryEvent = EventsOf<{
  CategoryCreated: { readonly category: CategoryFacts };
  CategoryUpdated: { readonly category: CategoryFacts; readonly changed: readonly (keyof CategoryFacts)[] };
  CategoryRemoved: Nothing;
}>;
