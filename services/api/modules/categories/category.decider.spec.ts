import { describe, test } from 'vitest';
import type { CategoryEvent, CategoryFacts } from '#contracts/events/categories.ts';
import { specify } from '../../../../tests/support/log/specify.ts';
import { type CategoryCommand, categoryDecider } from './category.decider.ts';

const facts = (changes: Partial<CategoryFacts> = {}): CategoryFacts => ({
  name: 'Roads',
  description: null,
  parentId: null,
  emoji: '🛣️',
  isActive: true,
  sortOrder: 0,
  ...changes,
});
const created: CategoryEvent = { type: 'CategoryCreated', data: { category: facts() } };
const removed: CategoryEvent = { type: 'CategoryRemoved', data: {} };
const update = (changes: Partial<CategoryFacts>): CategoryCommand => ({
  type: 'UpdateCategory',
  category: facts(changes),
});
const remove = (uses: { tenders?: number; organizations?: number; subcategories?: number } = {}): CategoryCommand => ({
  type: 'RemoveCategory',
  usedBy: { tenders: 0, organizations: 0, subcategories: 0, ...uses },
});

const given = specify(categoryDecider);

describe('a category is created once', () => {
  const create: CategoryCommand = { type: 'CreateCategory', category: facts() };
  test('a new one is', () => given().when(create).yields(created));
  test('one that is there is not', () =>
    given(created).when(create).refuses('conflict', { message: 'This category exists already.' }));
  test('one that was removed is not', () =>
    given(created, removed).when(create).refuses('conflict', { message: 'This category exists already.' }));
});

describe('an update says what changed', () => {
  test('name and place in the order', () =>
    given(created)
      .when(update({ name: 'Highways', sortOrder: 7 }))
      .yields({
        type: 'CategoryUpdated',
        data: { category: facts({ name: 'Highways', sortOrder: 7 }), changed: ['name', 'sortOrder'] },
      }));
  test('nothing, then there is no event', () => given(created).when(update({})).yields());
  test('one that never was is not found', () =>
    given().when(update({})).refuses('missing', { message: 'Category not found' }));
  test('one that was removed is not found', () =>
    given(created, removed).when(update({})).refuses('missing', { message: 'Category not found' }));
});

describe('only a category that nothing uses is removed', () => {
  const advice = 'Move them to another category first, or make it inactive.';
  test('an unused one is', () => given(created).when(remove()).yields(removed));
  test.each([
    [{ tenders: 1 }, '1 tender'],
    [{ tenders: 3 }, '3 tenders'],
    [{ organizations: 1 }, '1 organization'],
    [{ subcategories: 2 }, '2 subcategories'],
    [{ tenders: 12, organizations: 2, subcategories: 1 }, '12 tenders and 2 organizations and 1 subcategory'],
  ])('one that %j use is not', (uses, named) =>
    given(created)
      .when(remove(uses))
      .refuses('conflict', { message: `This category is used by ${named}. ${advice}` }),
  );
  test('one that never was is not found', () =>
    given().when(remove()).refuses('missing', { message: 'Category not found' }));
});
