import type { FurtherSource, TenderEvent, TenderFacts } from '#contracts/events/tenders.ts';

export type TenderState =
  | { readonly kind: 'none' }
  | { readonly kind: 'published'; readonly tender: TenderFacts; readonly alsoIn: readonly FurtherSource[] }
  | { readonly kind: 'removed' };

export const initialState: TenderState = { kind: 'none' };

const alsoInOf = (state: TenderState) => (state.kind === 'published' ? state.alsoIn : []);

export function evolve(state: TenderState, event: TenderEvent): TenderState {
  switch (event.type) {
    case 'TenderPublished':
    case 'TenderUpdated':
      return { kind: 'published', tender: event.data.tender, alsoIn: alsoInOf(state) };
    case 'TenderAlsoPublished':
      return { kind: 'published', tender: event.data.tender, alsoIn: [...alsoInOf(state), event.data.in] };
    case 'TenderRedacted': {
      const { tender } = event.data;
      return tender === undefined ? state : { kind: 'published', tender, alsoIn: alsoInOf(state) };
    }
    case 'TenderRemoved':
      return { kind: 'removed' };
    default:
      return event satisfies never;
  }
}
