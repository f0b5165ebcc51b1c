import fc from 'fast-check';

/** Texts that have broken somebody's parser, query, template, log or header before. */
export const HOSTILE_TEXTS = [
  '',
  ' ',
  "' OR 1=1--",
  "'||pg_sleep(0.1)||'",
  '%_\\',
  '%00',
  '\u0000',
  'null\u0000byte',
  '\ud800',
  'half \udc00 pair',
  '\u0001\u001b[31m\u0085',
  '\u202e\u2066\u200f',
  '../../etc/passwd',
  '{{constructor}}#{7*7}',
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  'https://example.pk/\u0000',
  'https://example.pk/\ud800',
  '=HYPERLINK("http://x.example")',
  'a@x.pk\r\nBcc: e@evil.pk',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'ٹینڈر نوٹس برائے تعمیرِ سڑک',
  '٣',
  '🏗️👩‍👩‍👧‍👦',
  'ﷺ'.repeat(40),
  'e\u0301'.repeat(50),
  '-1',
  '0',
  '1.5',
  '1e309',
  '2147483648',
  '99999999999999999999',
  'NaN',
  '[object Object]',
  '2026-02-30',
  '0000-00-00',
  '275760-09-14',
  '+010000-01-01',
  'x'.repeat(9_000),
  'ٹ'.repeat(30_000),
] as const;

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
);

/** Any JSON value that a field does not expect. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e21, 2 ** 31, -0, [], {}, [[]], [null], { $gt: '' }),
  fc.array(fc.constantFrom<unknown>('x', 1, null, {}), { maxLength: 60 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Keys that a strict body refuses wherever they stand. */
export const FOREIGN_KEYS = ['__proto__', 'constructor', 'isAdmin', 'userId', '$where', 'toString', '', 'ٹینڈر'];

/** Bodies that are no JSON object at all. */
export const BROKEN_BODIES = [
  '{',
  'null',
  '[]',
  '"text"',
  '0',
  '{"a":1,}',
  "{'a':1}",
  '\u0000\u0001\u0002',
  '\ufeff{}',
  '['.repeat(9_000),
  `{"a":${'{"a":'.repeat(40)}1${'}'.repeat(40)}}`,
  `{"name":"${'a'.repeat(120_000)}"}`,
] as const;

export const WRONG_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/jsonp',
  'application/xml',
  ';',
] as const;
