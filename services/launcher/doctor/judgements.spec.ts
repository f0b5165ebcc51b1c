import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeClock } from './database.ts';
import type { Finding } from './finding.ts';
import { checkBuild, checkDisk, checkNode, judgeDisk } from './machine.ts';
import { judgeRedis } from './neighbours.ts';

const said = ({ verdict, check, says, advice = '' }: Finding) => `${verdict} ${check}: ${says}. ${advice}`;

it.each([
  [0, /^ok clock: .* 0\.0 s/],
  [-1.9, /^ok clock: .* 1\.9 s/],
  [3, /^look at clock: The database's clock is 3 s ahead of this machine's.* NTP/],
  [-24, /^look at clock: .* 24 s behind/],
  [26, /^wrong clock: .* 26 s ahead of .* NTP: .*codes of authenticator apps/],
  [-3700, /^wrong clock: .* 62 minutes behind/],
])('a database whose clock is %d s ahead', (seconds, line) => {
  expect(said(judgeClock(seconds))).toMatch(line);
});

describe('the disk of the data folder', () => {
  const disk = (changes: object) => ({ bsize: 4096, bavail: 10_000_000, files: 1e6, ffree: 9e5, ...changes });

  it.each([
    ['has room', {}, /^ok disk: 41\.0 GB free at \/data\. $/],
    ['is nearly full', { bavail: 240_000 }, /^look at disk: 1\.0 GB free at \/data\. Make room: .* 503/],
    ['is as good as full', { bavail: 20_000 }, /^wrong disk: 0\.1 GB free .* Make room/],
    ['is full', { bavail: 0 }, /^wrong disk: 0\.0 GB free/],
    ['has room but for files', { ffree: 0 }, /^wrong disk: .*no further file can be made there.*inodes/],
    ['counts no files', { files: 0, ffree: 0 }, /^ok disk: 41\.0 GB/],
  ])('%s', (_what, changes, line) => {
    expect(said(judgeDisk(disk(changes), '/data'))).toMatch(line);
  });

  it('is looked at where the folder is, or will be', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ailaan-disk-'));
    await writeFile(join(folder, 'file'), '');
    const [there] = await checkDisk(folder);
    const [later] = await checkDisk(join(folder, 'none/yet'));
    const [never] = await checkDisk(join(folder, 'file/below'));
    expect([there, later].map((finding) => finding?.check)).toEqual(['disk', 'disk']);
    expect(later?.says).toMatch(/ GB free at .*ailaan-disk-.*, where none\/yet is not made yet/);
    expect(never && said(never)).toMatch(/^wrong disk: .*file\/below cannot be looked at \(ENOTDIR\).*DATA_DIR/);
    await rm(folder, { recursive: true });
  });
});

describe('Redis', () => {
  const info = (changes: Record<string, string>) =>
    Object.entries({
      ...{ redis_version: '7.0.15', maxmemory_policy: 'noeviction', maxmemory: '0', used_memory: '1000000' },
      ...{ role: 'master', ...changes },
    })
      .map(([name, value]) => `${name}:${value}`)
      .join('\r\n');

  it.each([
    ['is as it should be', {}, /^ok redis: Redis 7\.0\.15 answers/],
    [
      'throws jobs away',
      { maxmemory_policy: 'allkeys-lru', maxmemory: '9000000' },
      /^look at .*\(maxmemory-policy allkeys-lru\)\. Set maxmemory-policy noeviction/,
    ],
    ['would, had it a limit', { maxmemory_policy: 'volatile-ttl' }, /^look at .*volatile-ttl.*noeviction/],
    ['is nearly full', { maxmemory: '1050000' }, /^look at redis: .* 95 % of its memory.* Raise maxmemory/],
    ['is full', { maxmemory: '1000000' }, /^wrong redis: .* 100 % of its memory.*refuses/],
    ['only follows another', { role: 'slave' }, /^wrong redis: .* a replica, which takes no jobs.*REDIS_URL/],
    ['is too old', { redis_version: '4.0.9' }, /^wrong redis: Redis 4\.0\.9 is too old.*6\.2/],
    ['is old', { redis_version: '6.0.16' }, /^look at redis: Redis 6\.0\.16 is old.*6\.2/],
    ['tells nothing of itself', { maxmemory_policy: '', redis_version: '' }, /^look at redis: .*does not tell/],
  ])('%s', (_what, changes, line) => {
    expect(said(judgeRedis(info(changes as Record<string, string>)))).toMatch(line);
  });
});

describe('the checkout and its Node', () => {
  const production = { production: true, allowUnpatchedNode: false };

  it('a Node with the hole is wrong in production alone', () => {
    expect(checkNode(production, '24.21.0').verdict).toBe('wrong');
    expect(checkNode({ ...production, allowUnpatchedNode: true }, '24.21.0').verdict).toBe('look at');
    expect(checkNode({ ...production, production: false }, '24.21.0').verdict).toBe('ok');
    expect(checkNode(production, '24.22.1').verdict).toBe('ok');
  });

  it('what is not built is named with its command', () => {
    const nowhere = new URL('file:///nowhere/');
    expect(said(checkBuild(true, nowhere))).toMatch(
      /^wrong build: .*web pages and mail templates are not built\. Run node web\/build\.ts and node templates\/build\.ts/,
    );
    expect(checkBuild(false, nowhere)).toMatchObject({
      verdict: 'look at',
      advice: expect.stringMatching(/npm start/),
    });
  });
});
