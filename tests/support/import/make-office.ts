import { makeZip } from './make-xlsx.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const RELATIONS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1"
  Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`;

/** A document as Word saves it; `body` is what stands in its element of that name. */
export const makeDocx = (body: string, parts: Readonly<Record<string, string | Buffer>> = {}): Buffer =>
  makeZip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': RELATIONS,
    'word/document.xml': `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
    ...parts,
  });

/** A paragraph of Word. */
export const para = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
/** A cell of Word, with facts such as `<w:gridSpan w:val="2"/>`. */
export const tc = (text: string, facts = ''): string => `<w:tc><w:tcPr>${facts}</w:tcPr>${para(text)}</w:tc>`;
export const tr = (...cells: readonly string[]): string =>
  `<w:tr>${cells.map((cell) => (cell.startsWith('<w:tc>') ? cell : tc(cell))).join('')}</w:tr>`;
export const tbl = (...rows: readonly string[]): string => `<w:tbl>${rows.join('')}</w:tbl>`;

/** A file of OpenDocument; `body` is what stands in `office:spreadsheet` or `office:text`. */
export const makeOpenDocument = (
  kind: 'spreadsheet' | 'text' | 'presentation',
  body: string,
  { styles = '', entry = '' } = {},
): Buffer =>
  makeZip({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    'META-INF/manifest.xml': `<manifest:manifest><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.${kind}"/>${entry}</manifest:manifest>`,
    'content.xml': `<?xml version="1.0"?><office:document-content><office:automatic-styles>${styles}</office:automatic-styles>
      <office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
  });

/** A cell of LibreOffice; `more` are further attributes. */
export const cell = (text: string, more = ''): string =>
  `<table:table-cell office:value-type="string" ${more}><text:p>${text}</text:p></table:table-cell>`;
export const row = (...cells: readonly string[]): string =>
  `<table:table-row>${cells.map((one) => (one.startsWith('<') ? one : cell(one))).join('')}</table:table-row>`;
export const sheet = (name: string, rows: readonly string[], more = ''): string =>
  `<table:table table:name="${name}" ${more}>${rows.join('')}</table:table>`;
