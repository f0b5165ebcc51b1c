import type { SynonymEvent, SynonymFacts } from '#contracts/events/administration/names.ts';

export type SynonymState =
  | { readonly kind: 'none' }
  | { readonly kind: 'stated'; readonly group: SynonymFacts }
  | { readonly kind: 'removed' };

export const initialState: SynonymState = { kind: 'none' };

export function evolve(_state: SynonymState, event: SynonymEvent): SynonymState {
  switch (event.type) {
    case 'SynonymsStated':
      return { kind: 'stated', group: event.data.group };
    case 'SynonymsRemoved':
      return { kind: 'removed' };
    default:
      return event satisfies never;
  }
}
