import { beforeEach, describe, expect, it } from 'vitest';
import { forEachAnew } from '../../../../tests/support/for-tests.ts';
import { KEY, startSealedLog } from '../../../../tests/support/log/sealed-log.ts';
import { until } from '../../../../tests/support/until.ts';
import { sql } from '../../../connection.ts';
import { type PublishedSeal, toPublished } from '../published-seals.ts';
import { isSignedBy } from '../seal.ts';
import { sealLog } from '../seal-log.ts';
import { readSeals } from '../seals.queries.ts';
import { verifyLog } from '../verify-log.ts';
import { signAnew } from './sign-anew.ts';

const NEW = 'the key that comes after it, which nobody else knows yet';
const META = { actor: { kind: 'system', name: 'test' }, requestId: 'r', correlationId: 'r', outcome: 'done' } as const;

let published: PublishedSeal[];

const log = forEachAnew(startSealedLog);
beforeEach(async () => {
  await log.write(30);
  await log.seal(7);
  published = (await readSeals(log.db, { after: 0, limit: 100 })).map(toPublished);
});

const rekey = (former = KEY) =>
  signAnew(log.owner, { key: NEW, isOurs: (seal) => isSignedBy(seal, former), meta: META, clock: () => new Date() });
const verify = (key: string) => verifyLog(log.db, { key, published });
const sealWith = (key: string) =>
  sealLog(log.db, { key, upTo: Number.MAX_SAFE_INTEGER, clock: () => new Date(), eventsPerSeal: 1000 });
const told = () =>
  log.owner.query<{ data: unknown }>(sql`SELECT data FROM es.events WHERE type = 'SealsSignedAnew'
    AND stream_id LIKE 'security-%'`);

describe('another AUDIT_KEY', () => {
  it('signs all seals; what was published still proves them, and the log tells of it [C25]', async () => {
    const upTo = published.at(-1)?.last ?? 0;
    expect(await rekey()).toBe(5);
    expect(await verify(NEW)).toEqual({ intact: true, upTo, unsealed: 1 });
    expect(await verify(KEY)).toMatchObject({ intact: false, firstBadPosition: 1 });
    expect(await told()).toEqual([{ data: { seals: 5, position: upTo } }]);
  });

  it('goes on alone: a worker that waited with the former one seals nothing', async () => {
    await rekey();
    expect(await sealWith(KEY)).toBe(0);
    expect(await sealWith(NEW)).toBe(1);
    expect(await verify(NEW)).toMatchObject({ intact: true, unsealed: 0 });
  });

  it('signs nothing where one seal is not of the former key', async () => {
    await log.owner.tx(async (tx) => {
      await tx.query(sql`SET LOCAL session_replication_role = replica`);
      await tx.query(sql`UPDATE es.seals SET signature = sha256(signature) WHERE seal_no = 3`);
    });
    await expect(rekey()).rejects.toThrow(/^Seal 3 is not signed with the former key .*Nothing was changed\.$/);
    await expect(rekey('x'.repeat(32))).rejects.toThrow('Seal 1 is not signed with the former key');
    expect(await readSeals(log.db, { after: 3, limit: 2 })).toMatchObject(
      published.slice(3).map(({ signature }) => ({ signature: Buffer.from(signature, 'hex') })),
    );
    expect(await told()).toEqual([]);
  });

  it('that is interrupted changes nothing, guards included, and can be repeated', async () => {
    await log.owner.tx(async (tx) => {
      await tx.query(sql`LOCK TABLE es.events IN SHARE MODE`); // so that the event, the last step, waits
      const rekeying = expect(rekey()).rejects.toThrow();
      const end = sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`;
      await until(async () => (await log.owner.query(end)).length > 0);
      await rekeying;
    });
    expect(await verify(KEY)).toMatchObject({ intact: true });
    expect(await told()).toEqual([]);
    expect(await rekey()).toBe(5);
    expect(await verify(NEW)).toMatchObject({ intact: true });
  });

  it('is the owner’s to set: a service cannot', async () => {
    await expect(
      signAnew(log.db, { key: NEW, isOurs: () => true, meta: META, clock: () => new Date() }),
    ).rejects.toThrow(/must be owner/);
  });
});
