import { appendFile, mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { command, missing } from '../support/faults/machine/tools.ts';
import { Site } from '../support/faults/site.ts';
import { freePort } from '../support/listen.ts';
import { until } from '../support/until.ts';

/** Without the right to mount, this looks for the reason and leaves nothing behind. */
const PROBE = 'd=$(mktemp -d) && mount -t tmpfs -o size=1m none "$d" && umount "$d"; s=$?; rmdir "$d"; exit $s';
const absent = await missing('disk full', 'sh', '-c', PROBE);

describe.skipIf(absent !== undefined)('a full disk', () => {
  let disk: string;
  let site: Site;
  let metricsPort: string;

  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), 'ailaan-disk-'));
    await command('mount', '-t', 'tmpfs', '-o', 'size=250m,mode=755', 'none', disk);
    metricsPort = await freePort();
    const apiEnv = { METRICS_PORT: metricsPort, DATA_DIR: disk };
    site = await Site.start({ dataDir: join(disk, 'data'), workers: 0, apiEnv });
  });
  afterAll(async () => {
    await site?.stop();
    await command('umount', '--lazy', disk);
    await rm(disk, { recursive: true, force: true });
  });

  const fill = async () => {
    const { bavail, bsize } = await statfs(disk);
    await appendFile(join(disk, 'ballast'), Buffer.alloc(bavail * bsize)).catch(() => undefined);
  };
  const readiness = async () => (await fetch(`${site.origins[0]}/readyz`)).text();
  const metric = async (name: string) => {
    const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  };

  test('answers writes 503 with Retry-After, goes on reading, and is told by /readyz and metrics', async () => {
    const chief = await site.administrator();
    const visitor = chief.at(site.origins[0] ?? '');
    expect(await readiness()).toContain('postgres ok\n');
    expect(await metric('ailaan_storage_free_bytes')).toBeGreaterThan(10_000_000);
    expect(await metric('ailaan_database_writable')).toBe(1);

    await fill();
    const seen = new Set<number>();
    let retryAfter: string | null = null;
    for (let n = 0; n < 3000 && retryAfter === null; n++) {
      const answer = await chief.post('/api/categories', { name: `Category ${n} ${'x'.repeat(60)}` });
      seen.add(answer.status);
      retryAfter = answer.headers.get('retry-after');
    }
    expect([...seen].filter((status) => ![201, 503].includes(status))).toEqual([]);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect((await visitor.get('/api/tenders')).status).toBe(200);
    expect(await metric('ailaan_storage_free_bytes')).toBeLessThan(1_000_000);
    // Postgres itself gives room back at a checkpoint, so the disk is filled again until both agree.
    await until(async () => {
      await fill();
      return /^ready\n(.*\n)*postgres cannot write\n$/.test(await readiness());
    }, 20_000);
    expect(await metric('ailaan_database_writable')).toBe(0);

    await rm(join(disk, 'ballast'));
    await until(async () => (await chief.post('/api/categories', { name: 'Room again' })).status === 201, 20_000);
    await until(async () => (await readiness()).includes('postgres ok\n'), 5000);
    expect(await metric('ailaan_database_writable')).toBe(1);
  });
});
