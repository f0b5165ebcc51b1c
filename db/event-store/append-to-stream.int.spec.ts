import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EventMeta } from '#contracts/events/event.ts';
import { forAllTests } from '../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../tests/support/test-database.ts';
import { openDatabase, type SQLQuery, sql } from '../connection.ts';
import { appendToStream, type NewEvent, newEvent, WrongVersionError } from './append-to-stream.ts';
import { readStream } from './read-stream.ts';

const meta: EventMeta = { actor: { kind: 'visitor' }, requestId: 'r1', correlationId: 'r1', outcome: 'done' };

const database = forAllTests(createTestDatabase);
const db = forAllTests(() => openDatabase(database.url, { max: 16 }));
beforeAll(async () => {
  const owner = openDatabase(database.ownerUrl, { role: 'owner' });
  await owner.query(sql`CREATE TABLE noted (stream text, version int, n int CHECK (n < 1000), at timestamptz)`);
  await owner.query(sql`GRANT ALL ON noted TO PUBLIC`);
  await owner.close();
});

const happened = (n: number) => newEvent({ type: 'Happened', data: { n } });
const streamName = () => `test-${randomUUID()}`;
const note = (streamId: string, n: number): SQLQuery =>
  sql`INSERT INTO noted SELECT ${streamId}, e.version, ${n}::int, e.recorded_at FROM e ORDER BY e.version DESC LIMIT 1`;

function append(streamId: string, expectedVersion: number | null, events: readonly NewEvent[], rows: SQLQuery[] = []) {
  return appendToStream(db, { streamId, expectedVersion, events, meta }, rows);
}
const versions = async (streamId: string) => (await readStream(db, streamId)).map(({ version }) => version);
const noted = (streamId: string) =>
  db.query<{ version: number; n: number; at: Date }>(
    sql`SELECT version, n, at FROM noted WHERE stream = ${streamId} ORDER BY version, n`,
  );

describe('expected version', () => {
  it('0 begins a stream and refuses one that exists', async () => {
    const stream = streamName();
    expect(await append(stream, 0, [happened(1)])).toMatchObject({ version: 1, duplicate: false });
    await expect(append(stream, 0, [happened(2)])).rejects.toThrow(WrongVersionError);
    expect(await versions(stream)).toEqual([1]);
  });

  it('n continues a stream at n and refuses it anywhere else', async () => {
    const stream = streamName();
    await append(stream, 0, [happened(1)]);
    expect(await append(stream, 1, [happened(2)])).toMatchObject({ version: 2 });
    for (const wrong of [1, 3, 9]) {
      await expect(append(stream, wrong, [happened(0)])).rejects.toThrow(WrongVersionError);
      await expect(append(stream, wrong, [happened(0), happened(0)])).rejects.toThrow(WrongVersionError);
    }
    expect(await versions(stream)).toEqual([1, 2]);
  });

  it('n refuses a stream that does not exist, and a negative number means nothing', async () => {
    const stream = streamName();
    await expect(append(stream, 3, [happened(1)])).rejects.toThrow(WrongVersionError);
    await expect(append(stream, -1, [happened(1)])).rejects.toThrow('never negative');
    await expect(append(stream, -1, [happened(1), happened(2)])).rejects.toThrow('never negative');
    expect(await versions(stream)).toEqual([]);
  });

  it('null appends to whatever is there', async () => {
    const stream = streamName();
    expect(await append(stream, null, [happened(1)])).toMatchObject({ version: 1 });
    expect(await append(stream, null, [happened(2), happened(3)])).toMatchObject({ version: 3 });
    expect(await append(stream, null, [happened(4)])).toMatchObject({ version: 4, duplicate: false });
  });

  it('lets exactly one of sixteen rivals through, and numbers appends without expectation without holes', async () => {
    const [contested, open] = [streamName(), streamName()];
    await append(contested, 0, [happened(0)]);
    const rivals = Array.from({ length: 16 }, (_, n) => append(contested, 1, [happened(n)], [note(contested, n)]));
    const outcomes = await Promise.allSettled(rivals);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused.map(({ reason }) => (reason as Error).name)).toEqual(Array(15).fill('WrongVersionError'));
    expect(await noted(contested)).toHaveLength(1);
    await Promise.all(
      Array.from({ length: 16 }, (_, n) => append(open, null, n % 4 ? [happened(n)] : [happened(n), happened(n)])),
    );
    expect(await versions(open)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });
});

describe('a retry', () => {
  it.each([1, 3])('of the same %i events answers the first outcome and writes nothing, however late', async (count) => {
    const stream = streamName();
    const events = Array.from({ length: count }, (_, n) => happened(n));
    const first = await append(stream, 0, events, [note(stream, 7)]);
    await append(stream, count, [happened(9)]);
    expect(await append(stream, 0, events, [note(stream, 8)])).toEqual({ ...first, duplicate: true });
    expect(await versions(stream)).toHaveLength(count + 1);
    expect(await noted(stream)).toMatchObject([{ version: count, n: 7 }]);
  });

  it('with other ids, or only some of the same, is a conflict', async () => {
    const stream = streamName();
    const [one, two] = [happened(1), happened(2)];
    await append(stream, 0, [one, two]);
    await expect(append(stream, 0, [one, happened(2)])).rejects.toThrow(WrongVersionError);
    await expect(append(stream, 0, [two, one])).rejects.toThrow(WrongVersionError);
    await expect(append(stream, 1, [one])).rejects.toThrow(WrongVersionError);
    await expect(append(streamName(), 1, [two])).rejects.toThrow(WrongVersionError);
  });

  it('sent twice at the same moment is written once', async () => {
    const stream = streamName();
    const events = [happened(1)];
    const both = await Promise.all([0, 0].map((at) => append(stream, at, events, [note(stream, 1)])));
    expect(both.map(({ duplicate }) => duplicate).sort()).toEqual([false, true]);
    expect(new Set(both.map(({ position }) => position)).size).toBe(1);
    expect(await noted(stream)).toHaveLength(1);
  });
});

describe('several events in one append', () => {
  it('keep their order, follow each other and come back as they were given', async () => {
    const stream = streamName();
    const events = [
      newEvent({ type: 'First', data: { text: 'it\'s "quoted" \\ تعمیر 🏗️', list: [1, null] } }),
      { ...newEvent({ type: 'Second', data: {} }), schema: 3 },
      newEvent({ type: 'First', data: { deep: { er: true } } }),
    ];
    const { position, version, recordedAt } = await append(stream, 0, events);
    const stored = await readStream(db, stream);
    expect(stored.map(({ type, data, schema, eventId }) => ({ type, data, schema, eventId }))).toEqual(
      events.map(({ id, event, schema }) => ({ ...event, schema, eventId: id })),
    );
    expect(stored.map((event) => event.version)).toEqual([1, 2, version]);
    expect(stored.map((event) => event.position)).toEqual([position - 2, position - 1, position]);
    expect(stored.at(-1)?.recordedAt).toEqual(recordedAt);
    expect(stored.map((event) => event.meta)).toEqual([meta, meta, meta]);
  });

  it('are at least one', async () => {
    await expect(append(streamName(), 0, [])).rejects.toThrow('no events to append');
  });
});

describe('read rows', () => {
  it('see version and time of their event, as many bodies as given', async () => {
    const stream = streamName();
    const { recordedAt } = await append(stream, 0, [happened(1)], [note(stream, 1), note(stream, 2)]);
    expect(await noted(stream)).toEqual([
      { version: 1, n: 1, at: recordedAt },
      { version: 1, n: 2, at: recordedAt },
    ]);
  });

  it('that are refused take the event with them', async () => {
    const stream = streamName();
    await expect(append(stream, 0, [happened(1)], [note(stream, 1), note(stream, 5000)])).rejects.toThrow('check');
    expect(await versions(stream)).toEqual([]);
    expect(await noted(stream)).toEqual([]);
    expect(await append(stream, 0, [happened(1)])).toMatchObject({ version: 1 });
  });

  it('are not written beside a refused event', async () => {
    const stream = streamName();
    await append(stream, 0, [happened(1)]);
    await expect(append(stream, 0, [happened(2)], [note(stream, 2)])).rejects.toThrow(WrongVersionError);
    expect(await noted(stream)).toEqual([]);
  });

  it('go with the transaction that the append is part of', async () => {
    const stream = streamName();
    const work = db.tx(async (tx) => {
      await appendToStream(tx, { streamId: stream, expectedVersion: 0, events: [happened(1)], meta }, [
        note(stream, 1),
      ]);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await versions(stream)).toEqual([]);
    expect(await noted(stream)).toEqual([]);
  });
});
