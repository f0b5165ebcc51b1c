import { describe, expect, it } from 'vitest';
import { type Category, CategoryBody } from '#contracts/api/categories.ts';
import { toBody, toValues } from './category-form.ts';

const category = (id: number, parentId: number | null = null): Category => ({
  id,
  name: `Category ${id}`,
  description: null,
  parentId,
  version: 1,
  parentName: null,
  emoji: '🏗️',
  isActive: true,
  sortOrder: 3,
  createdAt: '2025-11-01T00:00:00.000Z',
});

describe('the form of a category', () => {
  it('sends back what it was given', () => {
    const { id: _id, createdAt: _createdAt, parentName: _parentName, version: _version, ...stated } = category(7, 2);
    expect(CategoryBody.parse(toBody(toValues(category(7, 2))))).toEqual(stated);
  });

  it('starts with a main, active category at 0', () => {
    const body = CategoryBody.parse(toBody({ ...toValues(null), name: 'Works' }));
    expect(body).toEqual({
      name: 'Works',
      description: null,
      emoji: null,
      parentId: null,
      sortOrder: 0,
      isActive: true,
    });
  });

  it.each(['', 'x', '-0.5'])('takes the sort order %j for 0', (sortOrder) =>
    expect(toBody({ ...toValues(null), sortOrder }).sortOrder).toBeCloseTo(0),
  );
});
