import { expect, it, test } from 'vitest';
import { createAnswerCache } from './answer-cache.ts';
import { answerKey } from './keep-answers.ts';
import type { KeptAnswer } from './kept-answer.ts';

const anAnswer = (bytes: number): KeptAnswer => ({
  headers: [],
  headersOf304: [],
  etag: undefined,
  body: Buffer.alloc(bytes),
  route: undefined,
});
const open = (megabytes = 1, expiryMs?: number) =>
  createAnswerCache({
    megabytes,
    isAwake: () => true,
    close: async () => undefined,
    ...(expiryMs === undefined ? {} : { expiryMs }),
  });

it('keeps no more than it may, whatever is asked, and no giant at all', () => {
  const cache = open();
  const keys = Array.from({ length: 2000 }, (_, at) => `/tenders?search=flood${at}`);
  for (const key of keys) cache.begin(key).complete(anAnswer(10_000));
  const kept = keys.filter((key) => cache.find(key) !== undefined);
  expect(kept.length).toBeGreaterThan(50);
  expect(kept.length * 10_000).toBeLessThan(1024 * 1024);
  expect(kept).toContain(keys.at(-1));
  cache.begin('giant').complete(anAnswer(500_000));
  expect(cache.find('giant')).toBeUndefined();
});

it('does not keep what began before a write, and lets nobody join it', async () => {
  const cache = open();
  const before = cache.begin('list');
  expect(cache.findPending('list')).toBe(before);
  cache.forget('write');
  expect(cache.findPending('list')).toBeUndefined();
  const after = cache.begin('list');
  before.complete(anAnswer(1));
  expect(cache.find('list')).toBeUndefined();
  expect(cache.findPending('list')).toBe(after);
  const answer = anAnswer(2);
  after.complete(answer);
  expect(cache.find('list')).toBe(answer);
  expect(await before.outcome).toMatchObject({ body: Buffer.alloc(1) }); // a caller from before the write may be told so
});

it('counts the age of an answer from its beginning', async () => {
  const cache = open(1, 60);
  const pending = cache.begin('slow');
  await new Promise((resolve) => setTimeout(resolve, 80));
  pending.complete(anAnswer(1));
  expect(cache.find('slow')).toBeUndefined();
});

test.each([
  { cookie: 'ailaan=sealed' },
  { cookie: 'theme=dark; __Host-ailaan=sealed' },
  { cookie: 'ailaan_wrote=1' },
  { authorization: 'Basic x' },
  { range: 'bytes=0-1' },
  { 'if-match': '"tender-1-1"' },
  { 'content-encoding': 'gzip' },
])('%o is never answered from the cache', (headers) => {
  expect(answerKey({ originalUrl: '/api/tenders', headers })).toBeUndefined();
});

test('files, health and endless addresses are not either', () => {
  for (const originalUrl of ['/assets/x.js', `/?${'x'.repeat(1500)}`])
    expect(answerKey({ originalUrl, headers: {} })).toBeUndefined();
});

test('browsers that take the same share an answer; whoever rules something out does not', () => {
  const key = (accept: string, coding = 'gzip, deflate, br, zstd') =>
    answerKey({ originalUrl: '/tenders', headers: { accept, 'accept-encoding': coding } });
  const chrome = key('text/html,application/xhtml+xml,image/avif,*/*;q=0.8');
  expect(key('*/*', 'br, gzip')).toBe(chrome);
  const others = [
    key('text/html'),
    key('text/html;q=0, */*'),
    key('text/html;q=0.0,*/*'),
    key('*/*', 'gzip'),
    key('*/*', ''),
  ];
  expect(new Set([chrome, ...others]).size).toBe(others.length + 1);
  expect(key('*/*;q=0.01', 'br')).toBe(chrome);
  expect(key('*/*', 'br;q=0, gzip')).toBe(key('*/*', 'gzip')); // the coding counts, not the words that ask for it
  expect(key('*/*', 'identity;q=0, *')).toBe(chrome);
});
