import type { DomainEvent } from './event.ts';

export interface OrganizationFacts {
  readonly name: string;
  readonly description: string | null;
  readonly categoryId: number | null;
  readonly website: string | null;
  readonly address: string | null;
}

export type OrganizationCreated = DomainEvent<'OrganizationCreated', { readonly organization: OrganizationFacts }>;
export type OrganizationUpdated = DomainEvent<
  'OrganizationUpdated',
  { readonly organization: OrganizationFacts; readonly changed: readonly (keyof OrganizationFacts)[] }
>;
export type OrganizationRemoved = DomainEvent<'OrganizationRemoved', Record<string, never>>;

export type OrganizationEvent = OrganizationCreated | OrganizationUpdated | OrganizationRemoved;
