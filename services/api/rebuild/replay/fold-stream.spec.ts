import { describe, expect, it } from 'vitest';
import { newestShape } from '#contracts/events/upcast.ts';
import { toStatement } from '#db/connection/statement.ts';
import { newest } from '#db/event-store/golden/newest.ts';
import { MODULES } from '../../app.ts';
import { serverText } from '../server-text.ts';
import { createProjector } from './event-statement.ts';
import { foldOf } from './fold-stream.ts';

const project = createProjector(MODULES);
const KINDS: readonly [kind: string, types: RegExp][] = [
  ['category', /^Category/],
  ['organization', /^Organization/],
  ['tender', /^Tender/],
  ['user', /^(User|Admin|Profile|Password)/],
  ['subscription', /^(Subscri|Payment|Preferences)/],
];

/** What the golden event of that type writes. */
const statements = (type: string, id = 1) =>
  KINDS.filter(([, types]) => types.test(type)).flatMap(([kind]) => {
    const data = structuredClone((newest as Record<string, object>)[type]);
    const event = { type, data, streamId: `${kind}-${id}`, version: 1, position: 1, schema: newestShape(type) };
    return project({ ...event, recordedAt: '2026-11-21 10:00:00.000001+00' } as never) ?? [];
  });

it('the events that fold are those whose text sets the whole row; a renamed organization has another', () => {
  const folding = Object.keys(newest).filter((type) => statements(type).some((made) => foldOf(made) !== undefined));
  expect(folding.sort()).toEqual(['CategoryCreated', 'CategoryUpdated', 'OrganizationCreated', 'OrganizationUpdated']);
});

describe('a text is not folded', () => {
  const [made] = statements('CategoryUpdated');
  const [row] = made?.rows ?? [];
  const text = row === undefined ? '' : toStatement(row).text.replace(/\s+/g, ' ');
  const foldAs = (changed: string) => foldOf({ rows: [serverText(changed)] });

  it('unless it sets again every column but the moment in which the row began', () => {
    expect(foldAs(text)).toBeDefined();
  });

  it.each([
    ['keeps a value of the earlier event', 'emoji = excluded.emoji, ', ''],
    ['keeps the version of the earlier event', 'SET version = excluded.version, ', 'SET '],
    [
      'keeps what was there where nothing new is said',
      'emoji = excluded.emoji',
      'emoji = coalesce(excluded.emoji, c.emoji)',
    ],
    ['counts', 'sort_order = excluded.sort_order', 'sort_order = c.sort_order + 1'],
    ['sets the moment again', 'name = excluded.name,', 'name = excluded.name, created_at = excluded.created_at,'],
    ['reads other rows', 'e.o_version, $2', 'e.o_version, (SELECT name FROM category)'],
    ['reads other rows beside the event', 'FROM e WHERE', 'FROM e JOIN organization o ON true WHERE'],
    ['keeps the first', /DO UPDATE .*/, 'DO NOTHING'],
    ['has no guard', ' WHERE c.version < excluded.version', ''],
    ['answers something', /$/, ' RETURNING c.id'],
  ])('that %s', (_what, piece, other) => {
    const changed = text.replace(piece, other);
    expect(changed).not.toBe(text);
    expect(foldAs(changed)).toBeUndefined();
  });

  it('with another beside it', () => {
    expect(foldOf({ rows: [serverText(text), serverText(text)] })).toBeUndefined();
  });
});

it('statements for different rows are not folded', () => {
  const [one] = statements('CategoryUpdated', 1);
  const [other] = statements('CategoryUpdated', 2);
  if (one === undefined || other === undefined) throw new Error('The category writes nothing');
  expect(foldOf(one)?.(one, other)).toBeUndefined();
  expect(foldOf(one)?.(one, one)).toBeDefined();
});
