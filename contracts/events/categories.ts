import type { DomainEvent } from './event.ts';

export interface CategoryFacts {
  readonly name: string;
  readonly description: string | null;
  readonly parentId: number | null;
  readonly emoji: string | null;
  readonly isActive: boolean;
  readonly sortOrder: number;
}

export type CategoryCreated = DomainEvent<'CategoryCreated', { readonly category: CategoryFacts }>;
export type CategoryUpdated = DomainEvent<
  'CategoryUpdated',
  { readonly category: CategoryFacts; readonly changed: readonly (keyof CategoryFacts)[] }
>;
export type CategoryRemoved = DomainEvent<'CategoryRemoved', Record<string, never>>;

export type CategoryEvent = CategoryCreated | CategoryUpdated | CategoryRemoved;
