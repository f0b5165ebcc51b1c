import type { EventsOf } from './event.ts';

export interface OrganizationFacts {
  readonly name: string;
  readonly description: string | null;
  readonly categoryId: number | null;
  readonly website: string | null;
  readonly address: string | null;
}

export type OrganizationEvent = EventsOf<{
  OrganizationCreated: { readonly organization: OrganizationFacts };
  OrganizationUpdated: {
    readonly organization: OrganizationFacts;
    readonly changed: readonly (keyof OrganizationFacts)[];
  };
  /** `joinedTo`: the organization that it was another entry of; the name leads there from now on. */
  OrganizationRemoved: { readonly joinedTo?: number };
}>;
