import { describe, expect, it } from 'vitest';
import { OrganizationBody } from '#contracts/api/organizations.ts';
import { categoryChoices, NO_CATEGORY, toValues } from './organization-form.ts';

const wapda = {
  version: 1,
  id: 4,
  name: 'Water and Power Authority',
  description: 'Dams',
  category: 'Energy',
  website: 'https://wapda.example',
  address: 'Lahore',
  createdAt: '2025-11-01T00:00:00.000Z',
};

describe('the form of an organization', () => {
  it('sends back what it was given', () => {
    const { id: _id, createdAt: _createdAt, version: _version, ...stated } = wapda;
    expect(OrganizationBody.parse(toValues(wapda))).toEqual(stated);
  });

  it('needs no more than a name', () => {
    const body = OrganizationBody.parse({ ...toValues(null), name: 'WASA' });
    expect(body).toEqual({ name: 'WASA', description: null, category: null, website: null, address: null });
  });

  it.each([
    [{ name: 'W' }, 'Organization name must be at least 2 characters.'],
    [{ website: 'wapda' }, 'Please enter a valid URL'],
  ])('refuses %o', (wrong, message) => {
    const { error } = OrganizationBody.safeParse({ ...toValues(wapda), ...wrong });
    expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

describe('the categories to choose from', () => {
  it('are the names', () => expect(categoryChoices(['Energy'], NO_CATEGORY)).toEqual(['Energy']));
  it('keep the present one', () => expect(categoryChoices(['Energy'], 'Works')).toEqual(['Energy', 'Works']));
});
