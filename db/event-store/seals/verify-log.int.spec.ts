import { beforeAll, describe, expect, it } from 'vitest';
import { forAllTests } from '../../../tests/support/for-tests.ts';
import { KEY, startSealedLog, withTamperedLog } from '../../../tests/support/log/sealed-log.ts';
import { type Queryable, type SQLQuery, sql } from '../../connection.ts';
import { toPublished } from './published-seals.ts';
import { sealHash, signSeal } from './seal.ts';
import { sealLog } from './seal-log.ts';
import { readSeals } from './seals.queries.ts';
import { type VerifyOptions, verifyLog } from './verify-log.ts';

let positions: number[];
const at = (index: number) => positions[index] ?? Number.NaN;
const published = async () => (await readSeals(log.db, { after: 0, limit: 100 })).map(toPublished);

const log = forAllTests(startSealedLog);
beforeAll(async () => {
  positions = await log.write(60);
  expect(await log.seal(25)).toBe(3);
});

const verdict = (harm: readonly SQLQuery[], options: Partial<VerifyOptions> = {}) =>
  withTamperedLog(
    log.owner,
    async (tx) => {
      for (const query of harm) await tx.query(query);
    },
    (tx) => verifyLog(tx, { key: KEY, ...options }),
  );

describe('an untouched log', () => {
  it('is intact up to the last seal, holes of failed appends and unsealed events notwithstanding', async () => {
    expect(at(59)).toBeGreaterThan(60);
    expect(await verifyLog(log.db, { key: KEY, published: await published() })).toEqual({
      intact: true,
      upTo: at(59),
      unsealed: 0,
    });
  });

  it('is intact up to 0 before its first seal', async () => {
    const empty = await startSealedLog();
    await empty.write(3);
    expect(await verifyLog(empty.db, { key: KEY })).toEqual({ intact: true, upTo: 0, unsealed: 3 });
    await empty.stop();
  });

  it('is sealed once, also by two who seal at the same moment', async () => {
    const two = await startSealedLog();
    await two.write(40);
    const made = await Promise.all([two.seal(5), two.seal(5)]);
    expect(made[0] + made[1]).toBe(8);
    expect(await two.seal(5)).toBe(0);
    const [last] = await two.write(1);
    await sealLog(two.db, { key: KEY, upTo: (last ?? 0) - 1, clock: () => new Date() });
    expect(await verifyLog(two.db, { key: KEY })).toMatchObject({ intact: true, unsealed: 1 });
    expect((await readSeals(two.db, { newest: true }))[0]?.last).toBeLessThan(last ?? 0);
    await two.stop();
  });

  it('shows how far it is, and stops when told to', async () => {
    const seen: number[] = [];
    await verifyLog(log.db, { key: KEY, onProgress: ({ position, last }) => seen.push(position / last) });
    expect(seen.at(-1)).toBe(1);
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(verifyLog(log.db, { key: KEY, signal })).rejects.toThrow('enough');
  });
});

describe('an event that was', () => {
  it.each([
    ['changed', () => sql`UPDATE es.events SET data = data || '{"n": 1000}' WHERE position = ${at(30)}`],
    [
      'changed',
      () => sql`UPDATE es.events SET recorded_at = recorded_at + interval '1 microsecond' WHERE position = ${at(30)}`,
    ],
    ['removed', () => sql`DELETE FROM es.events WHERE position = ${at(30)}`],
  ])('%s is named [ASVS 11.4.3, 16.4.2] [C25]', async (what, harm) => {
    const found = await verdict([harm()]);
    expect(found).toMatchObject({ intact: false, firstBadPosition: at(30) });
    expect(found).toMatchObject({ reason: expect.stringContaining(`was ${what} since it was sealed`) });
  });

  it.each([5, 0, -7])('added in the hole at %d is named', async (position) => {
    const add = sql`INSERT INTO es.events (position, stream_id, version, event_id, type, data, meta)
      OVERRIDING SYSTEM VALUE SELECT ${position}, 'thing-99', 1, event_id, type, data, meta FROM es.events LIMIT 1`;
    expect(await verdict([add])).toMatchObject({
      firstBadPosition: position,
      reason: expect.stringContaining('added'),
    });
  });
});

describe('a seal', () => {
  const forge = async (tx: Queryable, no: number, sign: (seal: Buffer) => Buffer) => {
    const [before, seal] = await readSeals(tx, { after: no - 2, limit: 2 });
    if (before === undefined || seal === undefined) throw new Error('no such seal');
    const hash = sealHash({ ...seal, root: Buffer.alloc(32, 7) }, before.seal);
    await tx.query(sql`UPDATE es.seals SET root = ${Buffer.alloc(32, 7)}, seal = ${hash}, signature = ${sign(hash)}
      WHERE seal_no = ${no}`);
  };

  it.each([
    ['first_position', sql`first_position + 1`],
    ['last_position', sql`last_position - 1`],
    ['events', sql`events + 1`],
    ['root', sql`sha256(root)`],
    ['sealed_at', sql`sealed_at + interval '1 s'`],
    ['sealed_at', sql`'infinity'::timestamptz`],
    ['seal', sql`sha256(seal)`],
    ['signature', sql`sha256(signature)`],
    ['leaves', sql`leaves || int2send(1::smallint)`],
    ['leaves', sql`substr(leaves, 41)`],
    ['seal_no', sql`99`],
  ])('with another %s is found: %#', async (column, value) => {
    const found = await verdict([sql`UPDATE es.seals SET ${sql.ident(column)} = ${value} WHERE seal_no = 2`]);
    expect(found).toMatchObject({ intact: false, reason: expect.stringMatching(/[Ss]eal 2 /) });
    if (!found.intact) {
      expect(found.firstBadPosition).toBeGreaterThan(at(24));
      expect(found.firstBadPosition).toBeLessThanOrEqual(at(25));
    }
  });

  it('made anew without the key is found, and with the key by the one that was published', async () => {
    const seals = await published();
    const look = (sign: (seal: Buffer) => Buffer) =>
      withTamperedLog(
        log.owner,
        (tx) => forge(tx, 3, sign),
        (tx) => verifyLog(tx, { key: KEY, published: seals }),
      );
    expect(await look(() => Buffer.alloc(32))).toMatchObject({
      reason: expect.stringMatching(/not signed with this key.* with another AUDIT_KEY/),
    });
    expect(await look((seal) => signSeal(seal, KEY))).toMatchObject({ reason: expect.stringContaining('published') });
  });

  it('of another key is only found by who has the key; where nobody has it, chain and events are still proven', async () => {
    expect(await verifyLog(log.db, { key: undefined })).toMatchObject({ intact: true });
    expect(await verifyLog(log.db, { key: 'y'.repeat(32) })).toMatchObject({ intact: false, firstBadPosition: 1 });
  });

  it('of another key is not accepted [ASVS 11.4.3]', async () => {
    expect(await verifyLog(log.db, { key: 'x'.repeat(32) })).toMatchObject({
      intact: false,
      reason: expect.stringContaining('AUDIT_KEY'),
    });
  });
});

describe('the end of the log', () => {
  const cut = () => [
    sql`DELETE FROM es.events WHERE position >= ${at(50)}`,
    sql`DELETE FROM es.seals WHERE seal_no = 3`,
  ];

  it('cut off together with its seal is found by what was published [C25]', async () => {
    expect(await verdict(cut())).toMatchObject({ intact: true, upTo: at(49) });
    expect(await verdict(cut(), { published: await published() })).toMatchObject({
      intact: false,
      firstBadPosition: at(50),
      reason: expect.stringContaining('cut off or rewritten'),
    });
  });

  it('rewritten and sealed again by the worker is found by what was published [C25]', async () => {
    const seals = await published();
    const found = await withTamperedLog(
      log.owner,
      async (tx) => {
        for (const query of cut().slice(1)) await tx.query(query);
        await tx.query(sql`UPDATE es.events SET data = '{}' WHERE position = ${at(50)}`);
        await sealLog({ ...log.owner, tx: (work) => work(tx) }, { key: KEY, upTo: 10_000, clock: () => new Date() });
      },
      (tx) => verifyLog(tx, { key: KEY, published: seals }),
    );
    expect(found).toMatchObject({ firstBadPosition: at(50), reason: expect.stringContaining('published') });
  });
});

describe('events that no seal covers yet', () => {
  it('miss none of the versions of their stream [C25]', async () => {
    const open = await startSealedLog();
    await open.write(7);
    await open.seal();
    const late = await open.write(21);
    const [removed = 0, next = 0] = [late[0], late[7]];
    const without = (position: number) =>
      withTamperedLog(
        open.owner,
        (tx) => tx.query(sql`DELETE FROM es.events WHERE position = ${position}`),
        (tx) => verifyLog(tx, { key: KEY }),
      );
    expect(await without(removed)).toEqual({
      intact: false,
      firstBadPosition: next,
      reason: 'Version 2 of thing-0 is missing before this event, which is version 3.',
    });
    expect(await without(late[20] ?? 0)).toMatchObject({ intact: true, unsealed: 20 });
    await open.stop();
  });
});

describe('the triggers that keep the log append-only', () => {
  const TRIGGERS = [
    ['append_only', 'events'],
    ['append_only_but_redacted', 'events'],
    ['append_only', 'seals'],
  ] as const;
  const off = (name: string, table: string) => ({
    intact: false,
    firstBadPosition: null,
    reason: `The trigger ${name} of es.${table} is missing, disabled or not as it was made: what stands there can be changed.`,
  });
  const harms = TRIGGERS.flatMap(([name, table]) => {
    const [trigger, on] = [sql.ident(name), sql.ident('es', table)];
    return [
      [name, table, 'disabled', sql`ALTER TABLE ${on} DISABLE TRIGGER ${trigger}`],
      [name, table, 'for replicas only', sql`ALTER TABLE ${on} ENABLE REPLICA TRIGGER ${trigger}`],
      [name, table, 'dropped', sql`DROP TRIGGER ${trigger} ON ${on}`],
      [
        name,
        table,
        'made to let all pass',
        sql`CREATE OR REPLACE TRIGGER ${trigger} BEFORE INSERT ON ${on} EXECUTE FUNCTION es.refuse()`,
      ],
    ] as const;
  });

  it.each(harms)('%s of es.%s is found %s [ASVS 16.4.2] [C25]', async (name, table, _, harm) => {
    expect(await verdict([harm])).toEqual(off(name, table));
  });

  it('are named beside the first bad position', async () => {
    const found = await verdict([
      sql`ALTER TABLE es.events DISABLE TRIGGER append_only`,
      sql`DELETE FROM es.events WHERE position = ${at(30)}`,
    ]);
    expect(found).toMatchObject({ intact: false, firstBadPosition: at(30) });
    expect(found).toMatchObject({ reason: expect.stringContaining('was removed') });
    expect(found).toMatchObject({ reason: expect.stringContaining(off('append_only', 'events').reason) });
  });

  it('may be enabled always', async () => {
    expect(await verdict([sql`ALTER TABLE es.events ENABLE ALWAYS TRIGGER append_only`])).toMatchObject({
      intact: true,
    });
  });
});

describe('a damaged log never stops the verification', () => {
  it.each([
    ['no seals table', sql`DROP TABLE es.seals`],
    ['a column less', sql`ALTER TABLE es.seals DROP COLUMN root`],
    ['no key on positions', sql`ALTER TABLE es.events DROP CONSTRAINT events_pkey`],
    ['events without data', sql`ALTER TABLE es.events RENAME COLUMN data TO other`],
    [
      'no leaves',
      sql`ALTER TABLE es.seals ALTER COLUMN leaves DROP NOT NULL, ALTER COLUMN leaves TYPE bytea USING NULL`,
    ],
    ['values of another type', sql`ALTER TABLE es.events ALTER COLUMN event_id TYPE text`],
  ])('%s', async (name, harm) => {
    // not in the harm's own transaction, which the first error would end
    const damaged = await startSealedLog();
    await damaged.write(10);
    await damaged.seal();
    await damaged.owner.query(sql`ALTER TABLE es.events DISABLE TRIGGER ALL`);
    await damaged.owner.query(harm);
    await damaged.owner.query(sql`ALTER TABLE es.events ENABLE TRIGGER ALL`);
    const found = await verifyLog(damaged.owner, { key: KEY });
    expect(found.intact).toBe(name === 'no key on positions');
    await damaged.stop();
  });

  it('but a database that is away is an error', async () => {
    const away = await startSealedLog();
    await away.stop();
    await expect(verifyLog(away.db, { key: KEY })).rejects.toThrow();
  });
});

it('the role of the application can add a seal and never change or remove one', async () => {
  for (const query of [
    sql`UPDATE es.seals SET events = 1`,
    sql`DELETE FROM es.seals`,
    sql`TRUNCATE es.seals`,
    sql`ALTER TABLE es.seals DISABLE TRIGGER ALL`,
  ]) {
    await expect(log.db.query(query)).rejects.toThrow(/permission denied|must be owner/);
  }
  for (const query of [sql`UPDATE es.seals SET events = 1`, sql`DELETE FROM es.seals`, sql`TRUNCATE es.seals`]) {
    await expect(log.owner.query(query)).rejects.toThrow('es.seals is append-only');
  }
});
