import { describe, test } from 'vitest';
import type { OrganizationEvent, OrganizationFacts } from '#contracts/events/organizations.ts';
import { specify } from '../../../../tests/support/log/specify.ts';
import { type OrganizationCommand, organizationDecider } from './organization.decider.ts';

const facts = (changes: Partial<OrganizationFacts> = {}): OrganizationFacts => ({
  name: 'National Highway Authority',
  description: null,
  categoryId: null,
  website: 'https://nha.example.pk',
  address: 'Islamabad',
  ...changes,
});
const created: OrganizationEvent = { type: 'OrganizationCreated', data: { organization: facts() } };
const removed: OrganizationEvent = { type: 'OrganizationRemoved', data: {} };
const update = (changes: Partial<OrganizationFacts>): OrganizationCommand => ({
  type: 'UpdateOrganization',
  organization: facts(changes),
});
const remove = (usedByTenders: number): OrganizationCommand => ({ type: 'RemoveOrganization', usedByTenders });

const given = specify(organizationDecider);

describe('an organization is created once', () => {
  const create: OrganizationCommand = { type: 'CreateOrganization', organization: facts() };
  test('a new one is', () => given().when(create).yields(created));
  test('one that is there is not', () =>
    given(created).when(create).refuses('conflict', { message: 'This organization exists already.' }));
  test('one that was removed is not', () =>
    given(created, removed).when(create).refuses('conflict', { message: 'This organization exists already.' }));
});

describe('an update says what changed', () => {
  test('the name', () =>
    given(created)
      .when(update({ name: 'NHA' }))
      .yields({ type: 'OrganizationUpdated', data: { organization: facts({ name: 'NHA' }), changed: ['name'] } }));
  test('several facts', () =>
    given(created)
      .when(update({ website: null, categoryId: 4 }))
      .yields({
        type: 'OrganizationUpdated',
        data: { organization: facts({ website: null, categoryId: 4 }), changed: ['categoryId', 'website'] },
      }));
  test('nothing, then there is no event', () => given(created).when(update({})).yields());
  test('compared with the last update, not the first event', () =>
    given(created, {
      type: 'OrganizationUpdated',
      data: { organization: facts({ name: 'NHA' }), changed: ['name'] },
    })
      .when(update({ name: 'NHA' }))
      .yields());
  test('one that never was is not found', () =>
    given().when(update({})).refuses('missing', { message: 'Organization not found' }));
  test('one that was removed is not found', () =>
    given(created, removed).when(update({})).refuses('missing', { message: 'Organization not found' }));
});

describe('only an organization that no tender uses is removed', () => {
  test('an unused one is', () => given(created).when(remove(0)).yields(removed));
  test('and joined to another, which the event names', () =>
    given(created)
      .when({ type: 'RemoveOrganization', usedByTenders: 0, joinedTo: 6 })
      .yields({ type: 'OrganizationRemoved', data: { joinedTo: 6 } }));
  test('one that a tender uses is not', () =>
    given(created).when(remove(1)).refuses('conflict', {
      message: 'This organization is used by 1 tender. Link them to another organization first.',
    }));
  test('one that many use says how many', () =>
    given(created).when(remove(1200)).refuses('conflict', {
      message: 'This organization is used by 1200 tenders. Link them to another organization first.',
    }));
  test('one that never was is not found', () =>
    given().when(remove(0)).refuses('missing', { message: 'Organization not found' }));
});
