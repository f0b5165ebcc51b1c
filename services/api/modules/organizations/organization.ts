import type { OrganizationEvent, OrganizationFacts } from '#contracts/events/organizations.ts';

export type OrganizationState =
  | { readonly kind: 'none' }
  | { readonly kind: 'present'; readonly organization: OrganizationFacts }
  | { readonly kind: 'removed' };

export const initialState: OrganizationState = { kind: 'none' };

export function evolve(_state: OrganizationState, event: OrganizationEvent): OrganizationState {
  switch (event.type) {
    case 'OrganizationCreated':
    case 'OrganizationUpdated':
      return { kind: 'present', organization: event.data.organization };
    case 'OrganizationRemoved':
      return { kind: 'removed' };
    default:
      return event satisfies never;
  }
}
