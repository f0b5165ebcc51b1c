import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { DOCUMENT_MAX_PAGES } from '#contracts/vocabulary/lists/documents.ts';
import { packedPdf, pagesOf } from '../../../../../tests/support/files/packed-pdf.ts';
import { pdfOf } from '../../../../../tests/support/payments/pdf-of.ts';
import { isRefusal } from '../../refusal.ts';
import { readPdf } from './read-pdf.ts';

test('a plain PDF is kept with its pages and its words', async () => {
  expect(await readPdf(pdfOf('Zirconium flanges'))).toEqual({ pages: 1, text: 'Zirconium flanges' });
  expect(await readPdf(packedPdf(pagesOf(DOCUMENT_MAX_PAGES)))).toEqual({ pages: DOCUMENT_MAX_PAGES, text: '' });
});

const withAction = (action: string) => [...pagesOf(1, 1, '/OpenAction 4 0 R'), action];
const encrypted =
  '/Encrypt << /Filter /Standard /V 1 /R 2 /P -44 /O (12345678901234567890123456789012) /U (12345678901234567890123456789012) >> /ID [(1234567890123456) (1234567890123456)]';

test.each<[string, string, Buffer]>([
  ['a password', 'encrypted', pdfOf('x', encrypted)],
  ['no page', 'no-page', packedPdf(pagesOf(0))],
  ['a page too many', 'too-many-pages', packedPdf(pagesOf(DOCUMENT_MAX_PAGES + 1))],
  ['ten thousand pages, it says', 'too-many-pages', packedPdf(pagesOf(1, 10_000))],
  ['no end', 'broken', Buffer.from('%PDF-1.7\nhello')],
  ['a script, spelled otherwise', 'script', packedPdf(withAction('<< /S /J#61vaScript /JS (app.alert(1)) >>'))],
  ['a program to start', 'script', packedPdf(withAction('<< /S /Launch /F (calc.exe) >>'))],
  ['fields', 'form', packedPdf([...pagesOf(1, 1, '/AcroForm << /Fields [4 0 R] >>'), '<< /FT /Tx /T (a) >>'])],
  ['an XFA form', 'form', packedPdf(pagesOf(1, 1, '/AcroForm << /Fields [] /XFA (x) >>'))],
  [
    'a field whose kind stands elsewhere',
    'form',
    packedPdf([...pagesOf(1, 1, '/AcroForm << /Fields [4 0 R] >>'), '<< /FT 5 0 R /T (a) >>', '/Tx']),
  ],
  [
    'a file at a note',
    'embedded',
    packedPdf([...pagesOf(1, 1, '/AF [4 0 R]'), '<< /Type /Filespec /UF (a.exe) /EF << /F 5 0 R >> >>', '<< >>']),
  ],
  [
    'a model that moves',
    'embedded',
    packedPdf([...pagesOf(1, 1, '/Own 4 0 R'), '<< /Type /Annot /Subtype /3D /Rect [0 0 9 9] >>']),
  ],
  ['another paper to open', 'embedded', packedPdf(withAction('<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>'))],
  ['a page of the web to open', 'script', packedPdf(withAction('<< /S /URI /URI (http://a.example/) >>'))],
  [
    'a link that runs',
    'script',
    packedPdf([...pagesOf(1, 1, '/Own 4 0 R'), '<< /S /URI /URI (javascript:alert\\(1\\)) >>']),
  ],
  ['other files', 'embedded', packedPdf(pagesOf(1, 1, '/Names << /EmbeddedFiles << /Names [] >> >>'))],
])('one with %s is refused: %s [ASVS 5.2.2, 5.3.1]', async (_, refused, bytes) => {
  expect(await readPdf(bytes)).toEqual({ refused });
});

test.each([
  [
    'a link whose address sounds so',
    [...pagesOf(1, 1, '/Own 4 0 R'), '<< /S /URI /URI (https://a.example/Movie/JavaScript/XFA \\) /EF ) >>'],
  ],
  ['a title that sounds so', [...pagesOf(1, 1, '/Own 4 0 R'), '<< /Title (Hall/Movie theatre, /Launch of works) >>']],
  ['a jump to its own page', withAction('<< /S /GoTo /D [3 0 R /Fit] >>')],
])('one with %s is kept', async (_, objects) => {
  expect(await readPdf(packedPdf(objects))).toMatchObject({ pages: 1 });
});

test('an inspector that cannot run says nothing of the file: try again, and why is told to the log', async () => {
  const answer = await readPdf(pdfOf('x'), '/nowhere/pdf.child.ts').catch((error: unknown) => error);
  expect(isRefusal(answer, 'busy') && [answer.retryAfter, String(answer.cause)]).toEqual([
    30,
    expect.stringMatching(/Error: The PDF inspector ended with 1: [\s\S]*Cannot find module/),
  ]);
});

test('a signature is no form to fill in', async () => {
  const signed = [...pagesOf(1, 1, '/AcroForm << /Fields [4 0 R] /SigFlags 3 >>'), '<< /FT /Sig /T (Signed) >>'];
  expect(await readPdf(packedPdf(signed))).toEqual({ pages: 1, text: '' });
});

test('one that unpacks to a gigabyte is refused, and costs us no memory [ASVS 15.2.2]', async () => {
  const bomb = deflateSync(Buffer.alloc(1_000_000_000, ' '));
  const before = process.memoryUsage.rss();
  const head = `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>\nendobj\n4 0 obj\n<< /Length ${bomb.length} /Filter /FlateDecode >>\nstream\n`;
  const whole = Buffer.concat([
    Buffer.from(head),
    bomb,
    Buffer.from('\nendstream\nendobj\ntrailer << /Root 1 0 R /Size 5 >>\n'),
  ]);
  expect(await readPdf(whole)).toEqual({ refused: 'too-much' });
  expect(process.memoryUsage.rss() - before).toBeLessThan(100_000_000);
});
