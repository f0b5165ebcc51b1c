import type { EventsOf, Nothing } from './event.ts';

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
  OrganizationRemoved: Nothing;
}>;
