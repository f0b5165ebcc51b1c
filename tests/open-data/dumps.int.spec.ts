import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { dumpEndpoints } from '#contracts/api/open-data/dumps.ts';
import { redactionEndpoints } from '#contracts/api/tenders/redaction.ts';
import { type Tender, tenderEndpoints } from '#contracts/api/tenders.ts';
import { sql } from '#db/connection.ts';
import { DUMP_PART } from '#db/tender-changes/dump-part.ts';
import { missingDumps, writeDumps } from '../../services/worker/dumps/write-dumps.ts';
import { EVERYTHING, OPEN_DATA } from '../support/api/catalogue.ts';
import { forAllTests } from '../support/for-tests.ts';
import { until } from '../support/until.ts';
import { Portal } from '../support/worker/portal.ts';

let ids: number[];

const portal = forAllTests(() => Portal.start({ publicUrl: 'https://ailaan.example' }, [...EVERYTHING, OPEN_DATA]));
beforeAll(async () => {
  ids = [];
  // letters that do not compress, so that the file has several parts
  const noise = () => Array.from({ length: 1200 }, () => Math.random().toString(36)).join(' ');
  for (let n = 0; n < 60; n++) ids.push(await portal.publish({ title: `Road ${n}`, description: noise() }));
  await portal.settled();
  await writeDumps(portal.worker.context);
});

const list = () => portal.api.visitor().call(dumpEndpoints.dumps);
const newest = async (ending: string) => {
  const found = (await list()).dumps.find(({ name }) => name.endsWith(ending));
  if (found === undefined) throw new Error(`No dump ${ending}`);
  return found;
};
const fetched = async (name: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${portal.api.origin}/api/dumps/${name}`, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe('a dump', () => {
  it('has every public tender as its address answers it, and says size and checksum of itself', async () => {
    const dump = await newest('.jsonl.gz');
    const { bytes, headers } = await fetched(dump.name);
    expect(bytes.length).toBeGreaterThan(DUMP_PART);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(dump.sha256);
    expect([dump.size, Number(headers.get('content-length'))]).toEqual([bytes.length, bytes.length]);
    const lines = gunzipSync(bytes).toString().trimEnd().split('\n');
    expect(lines).toHaveLength(dump.tenders);
    for (const line of [lines[0] ?? '', lines.at(-1) ?? '']) {
      const { id } = JSON.parse(line) as Tender;
      expect(line).toBe(await (await fetch(`${portal.api.origin}/api/tenders/${id}`)).text());
    }
    const csv = gunzipSync((await fetched((await newest('.csv.gz')).name)).bytes).toString();
    const whole = Buffer.from(await (await fetch(`${portal.api.origin}/tenders.csv`)).arrayBuffer()).toString();
    const sorted = (text: string) => text.split('\r\n').toSorted().join('\n');
    expect(sorted(csv) === sorted(whole)).toBe(true);
  });

  it('has a cursor from which the changes go on', async () => {
    await until(async () => {
      await writeDumps(portal.worker.context);
      const { cursor } = await newest('.jsonl.gz');
      const { body } = await portal.api.visitor().get(`/api/changes?after=${cursor}`);
      return (body as { changes: unknown[] }).changes.length === 0;
    });
    const { cursor } = await newest('.jsonl.gz');
    const [id = 0] = ids;
    await portal.chief.call(tenderEndpoints.remove, { params: { id } });
    const { body } = await portal.api.visitor().get(`/api/changes?after=${cursor}&wait=20`);
    expect(body).toMatchObject({ changes: [{ id, kind: 'removed' }] });
  });

  it('is to be had in ranges, and not again while it is unchanged', async () => {
    const { name, size, sha256 } = await newest('.jsonl.gz');
    const { bytes } = await fetched(name);
    const [first, last] = [DUMP_PART - 10, DUMP_PART + 9];
    const part = await fetched(name, { range: `bytes=${first}-${last}` });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${first}-${last}/${size}`]);
    expect(part.bytes.equals(bytes.subarray(first, last + 1))).toBe(true);
    const rest = await fetched(name, { range: `bytes=${size - 7}-`, 'if-range': `"${sha256}"` });
    expect([rest.status, rest.bytes.length]).toEqual([206, 7]);
    expect((await fetched(name, { range: 'bytes=-5' })).bytes.length).toBe(5);
    expect((await fetched(name, { range: `bytes=${size}-` })).status).toBe(416);
    expect((await fetched(name, { range: 'bytes=5-2' })).status).toBe(200);
    expect((await fetched(name, { range: 'bytes=0-1', 'if-range': '"other"' })).status).toBe(200);
    expect((await fetched(name, { 'if-none-match': `"${sha256}"` })).status).toBe(304);
    expect((await fetched('tenders-none.csv.gz')).status).toBe(404);
  });
});

it('goes after a week, and at once when a text is taken back; then the sweep asks for another', async () => {
  const { context } = portal.worker;
  const later = { ...context, clock: () => new Date(Date.now() + 7 * 86_400_000) };
  expect(await missingDumps(context)).toEqual([]);
  await writeDumps(later);
  expect((await list()).dumps).toHaveLength(2);
  const [, id = 0] = ids;
  await portal.chief.call(redactionEndpoints.redact, {
    params: { id },
    body: { version: 1, fields: ['title'], reason: 'Names a person.' },
  });
  expect((await list()).dumps).toEqual([]);
  expect(await portal.api.owner.query(sql`SELECT FROM dump_part`)).toEqual([]);
  expect(await missingDumps(context)).toHaveLength(1);
  await writeDumps(context);
  const { name } = await newest('.jsonl.gz');
  expect(gunzipSync((await fetched(name)).bytes).includes('"title":"Road 1"')).toBe(false);
});
