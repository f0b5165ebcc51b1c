import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#db/connection.ts';
import { publish, toPublished } from '#db/event-store/seals/published-seals.ts';
import { readSeals } from '#db/event-store/seals/seals.queries.ts';
import { BARE_ENVIRONMENT } from '../../../../tests/support/bare-environment.ts';
import { temporaryFolder } from '../../../../tests/support/files/temporary-folder.ts';
import { forEachAnew } from '../../../../tests/support/for-tests.ts';
import { KEY, startSealedLog } from '../../../../tests/support/log/sealed-log.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
const NEW = 'the key that comes after it, which nobody else knows yet';

const folder = forEachAnew(temporaryFolder);
const log = forEachAnew(startSealedLog);
beforeEach(async () => {
  await log.write(12);
  await log.seal(5);
});

const publishAll = async () =>
  publish(folder.at('audit-seals.jsonl'), (await readSeals(log.db, { after: 0, limit: 9 })).map(toPublished));
const signatures = () => log.owner.query(sql`SELECT signature FROM es.seals ORDER BY seal_no`);

function rekey(env: Record<string, string>, ...more: string[]): Promise<{ code: unknown; said: string }> {
  const settings = { ...BARE_ENVIRONMENT, DATA_DIR: folder.path, DATABASE_URL: log.ownerUrl, ...env };
  return new Promise((done) =>
    execFile(process.execPath, [MAIN, '--rekey', ...more], { env: settings }, (error, out, err) =>
      done({ code: error?.code ?? 0, said: `${out}${err}`.trim() }),
    ),
  );
}

describe('audit:verify --rekey', () => {
  it('signs all seals with the new key; repeated, it finds nothing to do', async () => {
    await publishAll();
    const first = await rekey({ AUDIT_KEY: NEW, AUDIT_KEY_PREVIOUS: KEY });
    expect(first.said).toMatch(/^Intact up to position \d+\..*\nSigned 3 seals with AUDIT_KEY\. .* destroy the former/);
    expect(first.code).toBe(0);
    const again = await rekey({ AUDIT_KEY: NEW, AUDIT_KEY_PREVIOUS: KEY });
    expect(again.said).toMatch(/^Nothing is to be signed anew: AUDIT_KEY fits the last seal\.\nIntact up to position/);
    expect(again.code).toBe(0);
  });

  it('takes the place of a key that npm start keeps', async () => {
    await publishAll();
    await writeFile(folder.at('audit-key'), KEY);
    expect((await rekey({ AUDIT_KEY: NEW })).said).toMatch(/Signed 3 seals/);
  });

  it('of a lost key takes the published seals for proof, all of them', async () => {
    const seals = (await readSeals(log.db, { after: 0, limit: 9 })).map(toPublished);
    await publish(folder.at('audit-seals.jsonl'), seals.slice(0, 2));
    const before = await signatures();
    const refused = await rekey({ AUDIT_KEY: NEW }, '--lost-key');
    expect(refused).toMatchObject({
      code: 2,
      said: expect.stringMatching(/Seal 3 .* not published\. Nothing was changed/),
    });
    expect(await signatures()).toEqual(before);
    await publish(folder.at('audit-seals.jsonl'), seals.slice(2));
    expect((await rekey({ AUDIT_KEY: NEW }, '--lost-key')).said).toMatch(/^Intact .*\nSigned 3 seals with AUDIT_KEY/);
    expect((await rekey({ AUDIT_KEY: NEW }, '--lost-key')).said).toMatch(/^Nothing is to be signed anew/);
  });

  it.each([
    ['without the former key', { AUDIT_KEY: NEW }, /^Set AUDIT_KEY to the new key, and AUDIT_KEY_PREVIOUS/, 2],
    ['with a former key that is not', { AUDIT_KEY: NEW, AUDIT_KEY_PREVIOUS: NEW }, /^NOT INTACT\. .*position: 1\./, 1],
    [
      'of a log that was changed',
      { AUDIT_KEY: NEW, AUDIT_KEY_PREVIOUS: KEY, harm: 'yes' },
      /^NOT INTACT\. First bad position: 3\. .* was changed/,
      1,
    ],
    [
      'without published seals',
      { AUDIT_KEY: NEW, AUDIT_KEY_PREVIOUS: KEY, AUDIT_PUBLISH: '/nowhere/seals.jsonl' },
      /^There are no published seals in \/nowhere\/seals\.jsonl, .* Nothing was changed\. Set AUDIT_PUBLISH\.$/,
      2,
    ],
  ])('signs nothing %s', async (_what, { harm, ...env }: Record<string, string>, line, status) => {
    await publishAll();
    if (harm !== undefined)
      await log.owner.tx(async (tx) => {
        await tx.query(sql`SET LOCAL session_replication_role = replica`);
        await tx.query(sql`UPDATE es.events SET data = '{}' WHERE position = 3`);
      });
    const before = await signatures();
    const { code, said } = await rekey(env);
    expect(said).toMatch(line);
    expect(said.split('\n')).toHaveLength(1);
    expect(code).toBe(status);
    expect(await signatures()).toEqual(before);
  });
});
