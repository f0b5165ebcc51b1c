import type { CategoryEvent, CategoryFacts } from '#contracts/events/categories.ts';

export type CategoryState =
  | { readonly kind: 'none' }
  | { readonly kind: 'present'; readonly category: CategoryFacts }
  | { readonly kind: 'removed' };

export const initialState: CategoryState = { kind: 'none' };

export function evolve(_state: CategoryState, event: CategoryEvent): CategoryState {
  switch (event.type) {
    case 'CategoryCreated':
    case 'CategoryUpdated':
      return { kind: 'present', category: event.data.category };
    case 'CategoryRemoved':
      return { kind: 'removed' };
    default:
      return event satisfies never;
  }
}
