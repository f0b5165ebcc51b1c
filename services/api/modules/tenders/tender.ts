import type { FurtherSource, TenderEvent, TenderFacts } from '#contracts/events/tenders.ts';
import { foldBy } from '../../platform/commands/decider.ts';

export type TenderState =
  | { readonly kind: 'none' }
  | { readonly kind: 'published'; readonly tender: TenderFacts; readonly alsoIn: readonly FurtherSource[] }
  | { readonly kind: 'removed' };

export const initialState: TenderState = { kind: 'none' };

const alsoInOf = (state: TenderState) => (state.kind === 'published' ? state.alsoIn : []);

export const evolve = foldBy<TenderState, TenderEvent>({
  TenderPublished: (state, { tender }) => ({ kind: 'published', tender, alsoIn: alsoInOf(state) }),
  TenderUpdated: (state, { tender }) => ({ kind: 'published', tender, alsoIn: alsoInOf(state) }),
  TenderAlsoPublished: (state, { tender, in: source }) => ({
    kind: 'published',
    tender,
    alsoIn: [...alsoInOf(state), source],
  }),
  TenderRedacted: (state, { tender }) =>
    tender === undefined ? state : { kind: 'published', tender, alsoIn: alsoInOf(state) },
  TenderRemoved: () => ({ kind: 'removed' }),
});

type NamedOrganizations = Pick<TenderFacts, 'organizationIds' | 'procuringOrganizationId'>;

/** The organizations of a tender where `other` tells which one stands for each. */
export const namingOther = (
  { organizationIds, procuringOrganizationId: procuring }: NamedOrganizations,
  other: (id: number) => number,
) => ({
  organizationIds: [...new Set(organizationIds.map(other))],
  procuringOrganizationId: procuring === null ? null : other(procuring),
});
