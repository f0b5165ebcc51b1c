import { describe, expect, test } from 'vitest';
import { DOCUMENT_NAME_MAX } from '../../vocabulary/lists/documents.ts';
import { documentChanges } from './document-changes.ts';
import { documentAddress, documentName } from './document-name.ts';

describe('the name of a stored file [ASVS 5.4.1, 5.4.2]', () => {
  test.each([
    ['tender.pdf', 'tender.pdf'],
    ['TENDER.PDF', 'TENDER.pdf'],
    ['C:\\fakepath\\NIT 12-2026.pdf', 'NIT 12-2026.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['page.html', 'page.html.pdf'],
    ['ٹینڈر نوٹس.pdf', 'ٹینڈر نوٹس.pdf'],
    ['a\u202Efdp.exe', 'a fdp.exe.pdf'],
    ['line\r\nSet-Cookie: x.pdf', 'line Set-Cookie x.pdf'],
    ['"; filename=x.exe', '; filename=x.exe.pdf'],
    ['..', 'document.pdf'],
    ['\u200b\u200b', 'document.pdf'],
    ['', 'document.pdf'],
    ['\uD800.pdf', 'document.pdf'],
  ])('%j is kept as %j', (given, name) => expect(documentName(given, 'application/pdf')).toBe(name));

  test('has the ending of what is stored', () => {
    expect(documentName('IMG_1234.JPG', 'image/webp')).toBe('IMG_1234.webp');
    expect(documentName('.png', 'image/webp')).toBe('scan.webp');
  });

  test('is short, and stays as it is when it is read again', () => {
    const long = documentName(`${'ن'.repeat(300)}.pdf`, 'application/pdf');
    expect([...long]).toHaveLength(DOCUMENT_NAME_MAX);
    expect(documentName(long, 'application/pdf')).toBe(long);
    expect(documentAddress('ab', 'ٹ 1.pdf')).toBe('/files/ab/%D9%B9%201.pdf');
  });
});

describe('what became of the files', () => {
  const [a, b] = [
    { digest: 'a', name: 'a.pdf' },
    { digest: 'b', name: 'b.pdf' },
  ];
  test.each([
    [null, null, []],
    [null, [a], ['a.pdf added']],
    [[a], null, ['a.pdf removed']],
    [[a], [b], ['b.pdf added', 'a.pdf removed']],
    [[a, b], [b, a], ['order changed']],
    [[a], [{ ...a, name: 'plan.pdf' }], ['a.pdf renamed to plan.pdf']],
    [[a, b], [a, b], []],
  ])('%#', (before, now, changes) => expect(documentChanges(before, now)).toEqual(changes));
});
