import { tableRows } from '../html/table-rows.ts';
import type { SheetRow } from '../xlsx/sheet-rows.ts';
import type { Sheet, Workbook } from '../xlsx/sheets.ts';
import { OfficePage, officePage } from './office-page.ts';
import { wholeXml } from './read-xml.ts';
import type { ZipArchive } from './zip-archive.ts';

const PART = 'content.xml';

/** A workbook of LibreOffice, which has all its sheets in one part. */
export async function openCalc(archive: ZipArchive): Promise<Workbook> {
  const hidden = new Set<string>();
  const sheets: Sheet[] = [];
  let [style, depth] = ['', 0];
  await wholeXml(archive.part(PART), {
    open(name, attributes) {
      if (name === 'style') style = attributes['style:name'] ?? '';
      else if (name === 'table-properties' && attributes['table:display'] === 'false') hidden.add(style);
      else if (name === 'table' && depth++ === 0)
        sheets.push({
          name: attributes['table:name'] ?? '',
          isHidden: hidden.has(attributes['table:style-name'] ?? ''),
          part: String(sheets.length),
        });
    },
    close(name) {
      if (name === 'table') depth -= 1;
    },
  });
  return {
    sheets,
    merges: () => Promise.resolve([]), // a page has the text of a cell in each row over which it reaches
    async *rows({ part }, onShare): AsyncGenerator<SheetRow> {
      const page = new OfficePage(Number(part));
      for await (const row of tableRows(officePage([archive.part(PART, onShare)], page))) {
        yield { ...row, hidden: page.hiddenColumns, isHidden: page.hiddenRows.has(row.number) };
      }
    },
  };
}
