import { describe, expect, test } from 'vitest';
import { countKnown } from '../../modules/import/map/table/plan-columns.ts';
import { formatOf, formatOfBytes } from './detect-format.ts';
import { UnreadableFileError } from './unreadable-file-error.ts';

const csv = (delimiter: string, headerLine: number, isOldMac = false) => ({
  kind: 'csv',
  shape: { delimiter, headerLine, columns: ['title', 'closingDate'] },
  isOldMac,
});

describe('a file is known by its beginning', () => {
  test.each([
    ['title,closingDate\nx,y', csv(',', 1)],
    ['\n"title"; closingDate\r\n', csv(';', 2)],
    ['title\tclosingDate', csv('\t', 1)],
    ['title|closingDate\nx|y', csv('|', 1)],
    ['sep=;\ntitle;closingDate', csv(';', 2)],
    ['"sep=,"\r\n"title","closingDate"', csv(',', 2)],
    ['List of tenders, 2026\n,,\ntitle;closingDate\n', csv(';', 3)],
    ['title,closingDate\rx,y\r', csv(',', 1, true)],
    ['{"title":"x"}\n{"title":"y"}', { kind: 'json-lines', of: 'tenders' }],
    ['09:12 INFO page 1\n{"title":"x"}\n{"title":"y"}\n{"title": "z', { kind: 'json-lines', of: 'tenders' }],
    ['{"ocid":"a","tag":["tender"]}\n', { kind: 'json-lines', of: 'releases' }],
    ['{"title":"its ocid is \\"ocid\\": 7"}', { kind: 'json-lines', of: 'tenders' }],
    ['[{"title":"x"}]', { kind: 'json-array', of: 'tenders', array: null }],
    ['[\n {"ocid":"a"}]', { kind: 'json-array', of: 'releases', array: null }],
    ['{\n "uri": "x",\n "releases": [\n', { kind: 'json-array', of: 'releases', array: 'releases' }],
    ['{"uri":"x","releases":[{"ocid":"a"}]}', { kind: 'json-array', of: 'releases', array: 'releases' }],
    ['{"data":[{"title":"x","closingDate":"y"}]}', { kind: 'json-array', of: 'tenders', array: 'data' }],
    ['{\n "total": 2,\n "page": {"of": [1]},\n "Items" : [ {\n', { kind: 'json-array', of: 'tenders', array: 'Items' }],
    [
      '{"uri":"x","publishedDate":"x","records":[{"ocid":"a","compiledRelease":{"ocid":"a"}}]}',
      { kind: 'json-array', of: 'releases', array: 'records' },
    ],
    [
      '{"records":[{"ocid":"a","releases":[{"ocid":"a","tender":{}}]}]}',
      { kind: 'json-array', of: 'releases', array: 'records' },
    ],
    [
      ' [{"type":"header","comment":"x"},{"type":"table","name":"t","data":[{"title":"x","city":"y"}]}]',
      { kind: 'json-array', of: 'tenders', array: 'data', within: [], from: 68 },
    ],
    [
      '[{"title":"x","city":"y","lots":[{"title":"z","city":"y"}]}]',
      { kind: 'json-array', of: 'tenders', array: null },
    ],
    [
      '{\n "notices": {"-N1": {"title":"x","city":"y"},"-N2": {"title":"z","city":"y"}}}',
      { kind: 'json-array', of: 'tenders', array: 'notices', isKeyed: true },
    ],
    [
      '{"-N1": {"title":"x","city":"y"},"-N2": {"title":"z","city":"y"}}',
      { kind: 'json-array', of: 'tenders', array: null, isKeyed: true },
    ],
    [
      '{"info": {"title":"x","city":"y"},"days": {"closing date":"z","issued on":"y"}}',
      { kind: 'json-lines', of: 'tenders' },
    ],
    [
      '"title,closingDate"\r\n"""Pipes, valves"",2/2/2026"\r\n',
      {
        kind: 'csv',
        shape: { delimiter: ',', headerLine: 1, columns: ['title', 'closingDate'] },
        isOldMac: false,
        isWrapped: true,
      },
    ],
    [
      'title,closingDate\n"the \\"new\\" wing",x',
      {
        kind: 'csv',
        shape: { delimiter: ',', headerLine: 1, columns: ['title', 'closingDate'], isEscaped: true },
        isOldMac: false,
      },
    ],
    ['title,closingDate\n"C:\\","x \\"a"\n', csv(',', 1)],
    ['title,closingDate\n"24"" pipe","x \\"a"\n', csv(',', 1)],
    ['{"records":[{"title":"x"}]}', { kind: 'json-array', of: 'tenders', array: 'records' }],
    ['{"results":[{"ocid":"a"}]}', { kind: 'json-array', of: 'releases', array: 'results' }],
    [
      '{"success":true,"data":{"total":12,"items":[{"title":"x"}]}}',
      { kind: 'json-array', of: 'tenders', array: 'items', within: ['data'] },
    ],
    [
      '{\n "success": true,\n "page": [1, {"items": [{}]}],\n "Data": {\n  "Items": [\n {',
      { kind: 'json-array', of: 'tenders', array: 'Items', within: ['Data'] },
    ],
    ['{"meta":{"links":[{"a":1}]},"data":[{"title":"x"}]}', { kind: 'json-array', of: 'tenders', array: 'data' }],
    ['{"ocid":"a","buyer":{"identifiers":[{"id":1}]}}', { kind: 'json-lines', of: 'releases' }],
    ['{"row":{"title":"x","lots":[{"number":1}]}}', { kind: 'json-lines', of: 'tenders' }],
    ['{"row":{"lots":[{"number":1}]}}\n{"row":{"lots":[{"number":2}]}}', { kind: 'json-lines', of: 'tenders' }],
    ['{"title":"x","lots":[{"number":1}]}\n{"title":"y"}', { kind: 'json-lines', of: 'tenders' }],
    ['{"note":"\\"data\\":[{","title":"x"}', { kind: 'json-lines', of: 'tenders' }],
    ['{"status":200,"data":[{"title":"x","closingDate":"y"}]}', { kind: 'json-array', of: 'tenders', array: 'data' }],
    [
      '{\n "status": "success", "code": 0,\n "result": {\n "date": "y", "items": [\n {"no": {"a": [1]}, "title": "x", "city": "z", "dates": {"closing": "y"',
      { kind: 'json-array', of: 'tenders', array: 'items', within: ['result'] },
    ],
    [
      '{"current_page":1,"data":[{"title":"x","city":"y","dept":"z"}],"first_page_url":"http://x","number":3}',
      { kind: 'json-array', of: 'tenders', array: 'data' },
    ],
    ['<?xml version="1.0"?><ss:Workbook><Worksheet><Table><Row/></Table>', { kind: 'html', isWorkbook: true }],
    [
      '{"response":{"meta":{"filters":[{"name":"a"}]},"data":{"total":1,"results":[{"title":"x","city":"y"}]}}}',
      { kind: 'json-array', of: 'tenders', array: 'results', within: ['response', 'data'] },
    ],
    [
      '{"meta":{"links":[{"rel":"next"}]},"data":{"results":[{"title":"x"}]}}',
      { kind: 'json-array', of: 'tenders', array: 'results', within: ['data'] },
    ],
    ['{"title":"x","a":{"b":{"lots":[{"title":"y","city":"z"}]}}}', { kind: 'json-lines', of: 'tenders' }],
    ['{"total":1,"items":[{"title":"x"}]}', { kind: 'json-array', of: 'tenders', array: 'items' }],
    ['{"items":[{"title":"x"}]}\n{"items":[{"title":"y"}]}', { kind: 'json-lines', of: 'tenders' }],
    ['{"status":"open","lots":[{"number":1}]}', { kind: 'json-lines', of: 'tenders' }],
    [
      '{"status":"open","title":"x","lots":[{"title":"y","city":"z","dept":"a"}]}',
      { kind: 'json-lines', of: 'tenders' },
    ],
    [
      '{"status":"open","lots":[{"title":"y","city":"z","dept":"a"}]}\n{"status":"closed"}',
      { kind: 'json-lines', of: 'tenders' },
    ],
    ['<?xml version="1.0"?>\n<!-- <table> --><rss version="2.0"><channel/></rss>', { kind: 'feed', of: 'tenders' }],
    ['{"uri":"x","releases":[{"ocid":"a', { kind: 'json-array', of: 'releases', array: 'releases' }],
  ])('%j', (text, format) => expect(formatOf(text, countKnown)).toEqual(format));
});

describe('a file that is something else is refused in one sentence that says what to do', () => {
  test.each([
    ['gzip', Buffer.from('1f8b0800', 'hex'), /compressed.*Unpack/],
    ['other XML', '<?xml version="1.0"?><list><notice/></list>', /XML.*Open it in Excel/],
    ['rich text', '{\\rtf1\\ansi Title', /rich text.*\.docx/],
    ['a dump', '-- MySQL dump\nINSERT INTO `t` (`title`, `city`) VALUES\n', /SQL.*CSV/],
    [
      'a saved page',
      'From: <Saved by Blink>\nMIME-Version: 1.0\n\ntitle;city\n',
      /web archive or an e-mail.*HTML only/,
    ],
    ['PDF', '%PDF-1.7', /PDF/],
    ['a photograph of a phone', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), /picture.*inbox/],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), /picture.*inbox/],
    ['nothing', ' \n', /empty/],
    ['prose', 'Dear Sir or Madam', /names no columns.*header line/],
    ['a record package', '{"records":[{"ocid":"a"}]}', /record package.*release package/],
    ['one object over several lines', '{\n"title": "x"\n}', /one JSON object over several lines.*each line/],
  ])('%s', (_, content, sentence) => {
    const refusal = (() => {
      try {
        return formatOfBytes(Buffer.from(content as string), countKnown);
      } catch (error) {
        return error;
      }
    })();
    expect(refusal).toBeInstanceOf(UnreadableFileError);
    expect((refusal as Error).message).toMatch(sentence);
  });

  test('a byte order mark is not part of the first column', () => {
    const head = Buffer.from('\ufefftitle,closingDate\n');
    expect(formatOfBytes(head, countKnown)).toMatchObject({ shape: { columns: ['title', 'closingDate'] } });
  });
});
