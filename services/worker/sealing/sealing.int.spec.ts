import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { type Database, sql } from '#db/connection.ts';
import { readCheckpoint } from '#db/event-store/checkpoint.ts';
import { readPublished } from '#db/event-store/seals/published-seals.ts';
import { verifyLog } from '#db/event-store/seals/verify-log.ts';
import { SUPER_ADMIN } from '../../../tests/support/api/people.ts';
import { temporaryFolder } from '../../../tests/support/files/temporary-folder.ts';
import { forEachAnew } from '../../../tests/support/for-tests.ts';
import { KEY, startSealedLog } from '../../../tests/support/log/sealed-log.ts';
import { until } from '../../../tests/support/until.ts';
import { Portal } from '../../../tests/support/worker/portal.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { createLogger } from '../../platform/logger.ts';
import { sealOnce, startSealing } from './sealing.ts';

let lines: string[];
let context: Parameters<typeof sealOnce>[0] & { config: Config };
const never = new AbortController().signal;

const folder = forEachAnew(temporaryFolder);
const log = forEachAnew(startSealedLog);
beforeEach(async () => {
  lines = [];
  const settings = { DATABASE_URL: log.url, SESSION_SECRET: 's'.repeat(32), AUDIT_KEY: KEY, DATA_DIR: folder.path };
  const logger = createLogger('test', 'info', { write: (line) => lines.push(line) });
  context = { db: log.db, config: readConfig(settings), logger, clock: () => new Date() };
});

/** The relay has read everything. */
const relayed = () =>
  log.owner.query(sql`INSERT INTO es.checkpoints (consumer, position) SELECT 'relay', max(position) FROM es.events
    ON CONFLICT (consumer) DO UPDATE SET position = excluded.position`);
const sealNow = () => sealOnce(context, KEY, never);
const verify = async () => verifyLog(log.db, { key: KEY, published: await readPublished(context.config.auditPublish) });

describe('sealing', () => {
  it('stops where the log is not final, and publishes each seal once: in a file and in the log [C25]', async () => {
    await log.write(3);
    await sealNow();
    expect(await verify()).toEqual({ intact: true, upTo: 0, unsealed: 3 });
    await relayed();
    const [later = 0] = await log.write(1);
    await sealNow();
    await sealNow();
    expect(await verify()).toMatchObject({ intact: true, upTo: later - 1 });
    expect(await readPublished(context.config.auditPublish)).toMatchObject([{ no: 1, events: 3, last: later - 1 }]);
    expect(lines.filter((line) => line.includes('sealed the event log'))).toHaveLength(1);
  });

  it('publishes what another host, or a worker that died, has sealed; also after a line that was cut off', async () => {
    await log.write(3);
    await log.seal();
    await appendFile(context.config.auditPublish, '{"no":1,"first":1,"la');
    await sealNow();
    expect((await readFile(context.config.auditPublish, 'utf8')).split('\n')).toHaveLength(3);
    expect(await readPublished(context.config.auditPublish)).toMatchObject([{ no: 1 }]);
  });

  it('gives a log that was cut off no new seals', async () => {
    await log.write(5);
    await relayed();
    await sealNow();
    await log.owner.query(sql`ALTER TABLE es.seals DISABLE TRIGGER ALL`);
    await log.owner.query(sql`DELETE FROM es.seals`);
    await sealNow();
    expect(await verify()).toMatchObject({ intact: false, firstBadPosition: 1 });
    expect(lines.at(-1)).toMatch(/"level":"error".*Seal 1 was published and is not in the database/);
  });

  it('makes the folder for what it publishes', async () => {
    const auditPublish = folder.at('not/yet/seals.jsonl');
    await log.write(1);
    await relayed();
    await sealOnce({ ...context, config: { ...context.config, auditPublish } }, KEY, never);
    expect(await readPublished(auditPublish)).toMatchObject([{ no: 1 }]);
  });

  it('says in one line where it cannot publish, and what to do', async () => {
    const auditPublish = folder.at('file/seals.jsonl');
    await writeFile(folder.at('file'), '');
    await log.write(1);
    await relayed();
    const end = new AbortController();
    const sealing = startSealing({ ...context, config: { ...context.config, auditPublish } }, end.signal);
    await until(async () => sealing.refused !== undefined);
    end.abort();
    await sealing.done;
    const line =
      /^The published seals .*file\/seals\.jsonl cannot be read \(ENOTDIR\)\. .* AUDIT_PUBLISH to another file\.$/;
    expect(sealing.refused).toMatch(line);
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ level: 'error', msg: expect.stringMatching(line) });
    expect(lines.at(-1)).not.toContain('stack');
  });

  it('goes on with no other key', async () => {
    await log.write(5);
    await relayed();
    await sealNow();
    await log.write(5);
    await relayed();
    expect(await sealOnce(context, 'x'.repeat(32), never)).toMatch(/not made with this AUDIT_KEY/);
    expect(await readPublished(context.config.auditPublish)).toHaveLength(1);
    expect(lines.at(-1)).toMatch(/"level":"error".*not made with this AUDIT_KEY/);
  });

  it.each([true, false])('without a key says that nothing is sealed, loudly in production (%s)', async (production) => {
    const stop = new AbortController();
    const sealing = startSealing(
      { ...context, config: { ...context.config, auditKey: undefined, production } },
      stop.signal,
    );
    expect(sealing.refused).toMatch(/AUDIT_KEY is not set/);
    expect(lines.at(-1)).toMatch(production ? /"level":"error".*NOT sealed/ : /"level":"info".*NOT sealed/);
    stop.abort();
    await sealing.done;
  });
});

it('the worker seals what happens in the portal', async () => {
  const auditPublish = folder.at('elsewhere.jsonl');
  const portal = await Portal.start({ auditKey: KEY, auditPublish });
  try {
    await portal.publish();
    await portal.settled();
    await portal.stopWorker();
    await portal.startWorker({ sealMs: 50 });
    const upTo = await readCheckpoint(portal.api.db, 'relay');
    const proven = async () => verifyLog(portal.api.db, { key: KEY, published: await readPublished(auditPublish) });
    await until(async () => {
      const verdict = await proven();
      return verdict.intact && verdict.upTo >= upTo;
    });
  } finally {
    await portal.stop();
  }
});

it('seals acts of security and redactions within a second, other events within a minute', async () => {
  const portal = await Portal.start({ auditKey: KEY, auditPublish: folder.at('security.jsonl') });
  try {
    const { api, chief } = portal;
    const tender = await portal.publish();
    const wrong = { username: SUPER_ADMIN, password: 'not the password' };
    const body = { version: 1, fields: ['description' as const], reason: 'A private number' };
    const acts: readonly (() => Promise<unknown>)[] = [
      () => api.visitor().refused(userEndpoints.login, { body: wrong }),
      () => api.visitor().refused(userEndpoints.list),
      () => api.admin(),
      () => chief.call(redactionEndpoints.redact, { params: { id: tender }, body }),
    ];
    const ages = [];
    for (const act of acts) {
      await act();
      await until(async () => (await unsealed(api.owner)) === 0);
      ages.push(await ageOfNewestSealed(api.owner));
    }
    // another program may take the processor for a while, but not each time
    expect(Math.min(...ages)).toBeLessThanOrEqual(1000);
    await portal.publish();
    await portal.settled();
    expect(await unsealed(api.owner)).toBe(1);
  } finally {
    await portal.stop();
  }
});

async function unsealed(owner: Database): Promise<number> {
  const [row] = await owner.query<{ n: number }>(sql`SELECT count(*)::int AS n FROM es.events
    WHERE position > coalesce((SELECT max(last_position) FROM es.seals), 0)`);
  return row?.n ?? 0;
}

/** Milliseconds from the newest event under a seal to its seal. */
async function ageOfNewestSealed(owner: Database): Promise<number> {
  const [row] = await owner.query<{ ms: number }>(sql`SELECT
      (extract(epoch FROM s.sealed_at - v.recorded_at) * 1000)::int AS ms
    FROM es.seals s JOIN es.events v ON v.position = s.last_position ORDER BY s.seal_no DESC LIMIT 1`);
  return row?.ms ?? Number.POSITIVE_INFINITY;
}
