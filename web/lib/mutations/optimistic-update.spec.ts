import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { applyOptimistically, updateItem, updateList } from './optimistic-update.ts';

interface Switch {
  readonly id: number;
  readonly isOn: boolean;
}

const turn = updateItem<Switch, Switch>((one, { isOn }) => ({ ...one, isOn }));
const off: Switch = { id: 1, isOn: false };
const on: Switch = { id: 1, isOn: true };
const other: Switch = { id: 2, isOn: false };

describe('what a list will hold', () => {
  it.each([
    ['a page of it', { items: [off, other], total: 9 }, { items: [on, other], total: 9 }],
    ['the whole', [off, other], [on, other]],
    ['a page without the item', { items: [other], total: 9 }, { items: [other], total: 9 }],
    ['something else', { id: 1, isOn: false }, { id: 1, isOn: false }],
    ['nothing yet', undefined, undefined],
  ])('%s', (_name, cached, expected) => expect(turn(cached, on)).toEqual(expected));

  it('can be fewer', () => {
    const without = updateList<Switch, number>((items, gone) => items.filter(({ id }) => id !== gone));
    expect(without([off, other], 1)).toEqual([other]);
  });
});

describe('a foreseen change', () => {
  const cacheOf = () => {
    const client = new QueryClient();
    client.setQueryData(['/api/switches', { page: '1' }], { items: [off], total: 1 });
    client.setQueryData(['/api/switches', { page: '2' }], { items: [other], total: 1 });
    client.setQueryData(['/api/switches/1/fuses'], [off]);
    return client;
  };
  const read = (client: QueryClient, ...key: unknown[]) => client.getQueryData(key);

  it('shows in every page of the list, not in what lies below its path, and can be taken back', async () => {
    const client = cacheOf();
    const takeBack = await applyOptimistically(client, ['/api/switches'], turn, on);
    expect(read(client, '/api/switches', { page: '1' })).toEqual({ items: [on], total: 1 });
    expect(read(client, '/api/switches', { page: '2' })).toEqual({ items: [other], total: 1 });
    expect(read(client, '/api/switches/1/fuses')).toEqual([off]);
    takeBack();
    expect(read(client, '/api/switches', { page: '1' })).toEqual({ items: [off], total: 1 });
  });

  it('is none where nothing is foreseen', async () => {
    const client = cacheOf();
    (await applyOptimistically(client, ['/api/switches'], undefined, on))();
    expect(read(client, '/api/switches', { page: '1' })).toEqual({ items: [off], total: 1 });
  });
});
