import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { detectFormat, formatOf } from './detect-format.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

describe('a file is known by its beginning', () => {
  test.each([
    ['title,closingDate\nx,y', { kind: 'csv', delimiter: ',', columns: ['title', 'closingDate'] }],
    ['\n"title"; closingDate\r\n', { kind: 'csv', delimiter: ';', columns: ['title', 'closingDate'] }],
    ['title\tclosingDate', { kind: 'csv', delimiter: '\t', columns: ['title', 'closingDate'] }],
    ['{"title":"x"}\n{"title":"y"}', { kind: 'json-lines', of: 'tenders' }],
    ['{"ocid":"a","tag":["tender"]}\n', { kind: 'json-lines', of: 'releases' }],
    ['{"title":"its ocid is \\"ocid\\": 7"}', { kind: 'json-lines', of: 'tenders' }],
    ['[{"title":"x"}]', { kind: 'json-array', of: 'tenders', array: null }],
    ['[\n {"ocid":"a"}]', { kind: 'json-array', of: 'releases', array: null }],
    ['{\n "uri": "x",\n "releases": [\n', { kind: 'json-array', of: 'releases', array: 'releases' }],
    ['{"uri":"x","releases":[{"ocid":"a"}]}', { kind: 'json-array', of: 'releases', array: 'releases' }],
    ['{"uri":"x","releases":[{"ocid":"a', { kind: 'json-array', of: 'releases', array: 'releases' }],
  ])('%j', (text, format) => expect(formatOf(text)).toEqual(format));
});

describe('a file that is something else is refused in one sentence that says what to do', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ailaan-import-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test.each([
    ['an Excel sheet', 'PK\u0003\u0004....', /Excel.*Save the sheet as "CSV UTF-8"/],
    ['gzip', Buffer.from('1f8b0800', 'hex'), /compressed.*Unpack/],
    ['PDF', '%PDF-1.7', /PDF/],
    ['UTF-16', Buffer.from('\ufefftitle', 'utf16le'), /UTF-16.*Save it as UTF-8/],
    ['nothing', ' \n', /empty/],
    ['a web page', '<!doctype html><title>x</title>', /web page/],
    ['prose', 'Dear Sir or Madam', /names no columns.*header line/],
    ['a record package', '{"records":[{}]}', /record package.*release package/],
    ['one object over several lines', '{\n"title": "x"\n}', /one JSON object over several lines.*each line/],
  ])('%s', async (name, content, sentence) => {
    const path = join(folder, name.replaceAll(' ', '-'));
    await writeFile(path, content);
    const refusal = await detectFormat(path).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(UnreadableFileError);
    expect((refusal as Error).message).toMatch(sentence);
  });

  test('a byte order mark is not part of the first column', async () => {
    const path = join(folder, 'bom.csv');
    await writeFile(path, '\ufefftitle,closingDate\n');
    expect(await detectFormat(path)).toMatchObject({ columns: ['title', 'closingDate'] });
  });
});
