import { describe, expect, it } from 'vitest';
import { compareInput } from './early-input.ts';

function form(values: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

describe('input from before the scripts ran', () => {
  it('is nothing when the form says what the address says', () => {
    const values = form({ search: '', province: 'Punjab', city: '', status: '', sort: 'latest' });
    expect(compareInput('?page=3&province=Punjab', values)).toEqual({ text: null, query: null });
  });

  it('keeps a choice, from the first page', () => {
    const values = form({ search: '', province: 'Sindh', sort: 'closing-soon' });
    expect(compareInput('?page=3', values)).toEqual({ text: null, query: '?province=Sindh&sort=closing-soon' });
  });

  it('keeps typed text as a draft, without applying it', () => {
    expect(compareInput('?search=road', form({ search: 'road works' }))).toEqual({ text: 'road works', query: null });
  });
});
