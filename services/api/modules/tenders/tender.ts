import type { TenderEvent, TenderFacts } from '#contracts/events/tenders.ts';

export type TenderState =
  | { readonly kind: 'none' }
  | { readonly kind: 'published'; readonly tender: TenderFacts }
  | { readonly kind: 'removed' };

export const initialState: TenderState = { kind: 'none' };

export function evolve(state: TenderState, event: TenderEvent): TenderState {
  switch (event.type) {
    case 'TenderPublished':
    case 'TenderUpdated':
      return { kind: 'published', tender: event.data.tender };
    case 'TenderRedacted':
      return event.data.tender === undefined ? state : { kind: 'published', tender: event.data.tender };
    case 'TenderRemoved':
      return { kind: 'removed' };
    default:
      return event satisfies never;
  }
}
