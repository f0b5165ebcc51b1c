import type { FileBytes } from '../file-bytes.ts';
import { openCalc } from '../office/calc-sheets.ts';
import { wholeXml } from '../office/read-xml.ts';
import { ZipArchive } from '../office/zip-archive.ts';
import { UnreadableFileError } from '../unreadable-file-error.ts';
import { kindOfFormat, type NumberKind } from './cell-text.ts';
import { mergesIn } from './merged-cells.ts';
import { isOn, readSharedStrings } from './shared-strings.ts';
import { sheetRows } from './sheet-rows.ts';
import type { Sheet, Workbook } from './sheets.ts';

const MAIN = 'xl/workbook.xml';
const TEXT = 'It is a text document. Copy its table to a spreadsheet, and choose that.';
/** Parts by which files of other programs are known. */
const OTHER_PROGRAMS = [
  ['xl/workbook.bin', 'It is a binary Excel workbook (.xlsb). Save it as "Excel Workbook (.xlsx)" and import that.'],
  [
    'ppt/presentation.xml',
    'It is a PowerPoint presentation (.pptx). Copy its table to a spreadsheet, and import that.',
  ],
  ['Index/Document.iwa', 'It is a file of Apple Numbers or Pages. Export it to Excel or Word, and import that.'],
] as const;
const OTHER =
  'It is an OpenDocument file of neither text nor sheets. Save it as "Excel Workbook (.xlsx)" and import that.';
const LOCKED = 'It is protected by a password. Save it without one in the program that made it, and import that.';
const NO_WORKBOOK = 'It is a ZIP archive and no Excel workbook. Unpack it, and import the file in it.';

/** A document or a workbook, with its list of parts, which was read once. */
interface OpenedArchive {
  readonly archive: ZipArchive;
  /** The parts of a document of Word or Writer, its letterhead first; undefined of a workbook. */
  readonly document: readonly string[] | undefined;
  /** Main part of a workbook of Excel; undefined of one of LibreOffice. */
  readonly main: string | undefined;
}

/** Looks into the directory of the archive and its lists of parts alone, so that a wrong file is known before it is unpacked. @throws UnreadableFileError */
export async function openArchive(file: FileBytes): Promise<OpenedArchive> {
  const archive = await ZipArchive.open(file);
  const other = OTHER_PROGRAMS.find(([part]) => archive.has(part));
  if (other !== undefined) throw new UnreadableFileError(other[1]);
  const isOfMicrosoft = archive.has('_rels/.rels') || archive.has(MAIN);
  if (!isOfMicrosoft && !archive.has('content.xml')) throw new UnreadableFileError(NO_WORKBOOK);
  const kind = await kindOfOpenDocument(archive);
  if (kind === 'text') return { archive, document: ['content.xml'], main: undefined };
  if (kind === 'spreadsheet') return { archive, document: undefined, main: undefined };
  if (!isOfMicrosoft) throw new UnreadableFileError(OTHER);
  const main = (await relationsOf(archive, '')).find(({ type }) => type === 'officeDocument')?.part ?? MAIN;
  const headers = archive.names().filter((name) => /^word\/header\d{1,3}\.xml$/.test(name));
  return { archive, document: main.startsWith('word/') ? [...headers, main] : undefined, main };
}

/** Characters of the list of parts in which the document and its first part are named. */
const LIST = 100_000;

/** `text` or `spreadsheet`, by the list of its parts; undefined of any other archive. @throws UnreadableFileError for a locked one */
async function kindOfOpenDocument(archive: ZipArchive): Promise<string | undefined> {
  let list = '';
  for await (const piece of archive.part('META-INF/manifest.xml')) if (list.length < LIST) list += piece.toString();
  if (list.includes('encryption-data')) throw new UnreadableFileError(LOCKED);
  return /opendocument\.(text|spreadsheet)/.exec(list)?.[1];
}

/** Form of numbers: as their cells show them, or as they are stored, without signs and never rounded. Days and times are always as shown. */
type Numbers = 'shown' | 'stored';

/** Reads everything of a workbook but the cells of its sheets. @throws UnreadableFileError with one sentence */
export async function openWorkbook({ archive, document, main }: OpenedArchive, numbers: Numbers): Promise<Workbook> {
  if (document !== undefined) throw new UnreadableFileError(TEXT);
  if (main === undefined) return openCalc(archive);
  if (!archive.has(main)) throw new UnreadableFileError(NO_WORKBOOK);
  const relations = await relationsOf(archive, main);
  const byId = new Map(relations.map((relation) => [relation.id, relation]));
  const partOf = (type: string) => relations.find((relation) => relation.type === type)?.part ?? '';
  const sheets: Sheet[] = [];
  let is1904 = false;
  await wholeXml(archive.part(main), {
    open(name, attributes) {
      if (name === 'workbookPr') is1904 = isTrue(attributes.date1904);
      if (name !== 'sheet') return;
      const relation = byId.get(attributes['r:id'] ?? idIn(attributes) ?? '');
      if (relation?.type !== 'worksheet') return; // a sheet of a chart alone has no cells
      const isHidden = attributes.state === 'hidden' || attributes.state === 'veryHidden';
      sheets.push({ name: attributes.name ?? '', isHidden, part: relation.part });
    },
    close: () => undefined,
  });
  const strings = await readSharedStrings(archive.part(partOf('sharedStrings')));
  const { kinds, struck } = await readStyles(archive, partOf('styles'));
  const cells = { strings, kinds: numbers === 'shown' ? kinds : kinds.map(asStored), struck, is1904 };
  return {
    sheets,
    rows: ({ part }, onShare) => sheetRows(archive.part(part, onShare), cells),
    merges: ({ part }) => mergesIn(archive.part(part)),
  };
}

const asStored = (kind: NumberKind): NumberKind => (typeof kind === 'object' && 'format' in kind ? 'number' : kind);
const isTrue = (text: string | undefined) => text === '1' || text === 'true';
/** The prefix of relations is free to choose. */
const idIn = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];

interface Relation {
  readonly id: string;
  /** Last word of the type, such as `worksheet`. */
  readonly type: string;
  readonly part: string;
}

/** The parts to which a part refers; '' is the whole archive. */
async function relationsOf(archive: ZipArchive, part: string): Promise<readonly Relation[]> {
  const folder = part.slice(0, part.lastIndexOf('/') + 1);
  const relations: Relation[] = [];
  await wholeXml(archive.part(`${folder}_rels/${part.slice(folder.length)}.rels`), {
    open(name, { Id: id = '', Type: type = '', Target: target = '' }) {
      if (name !== 'Relationship') return;
      relations.push({ id, type: type.slice(type.lastIndexOf('/') + 1), part: resolved(folder, target) });
    },
    close: () => undefined,
  });
  return relations;
}

/** `/xl/x.xml` and `../x.xml` as names in the archive. */
const resolved = (folder: string, target: string) =>
  decodeURI(new URL(target, `zip:///${folder}`).pathname.replace(/^\//, ''));

/** The kind of number that each cell style shows, and the styles that strike a text out. */
async function readStyles(archive: ZipArchive, part: string) {
  const codes = new Map<number, string>();
  const kinds: NumberKind[] = [];
  const fonts: boolean[] = [];
  const struck = new Set<number>();
  let list = '';
  await wholeXml(archive.part(part), {
    open(name, attributes) {
      if (name === 'fonts' || name === 'cellXfs') list = name;
      else if (name === 'numFmt') codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '');
      else if (name === 'font' && list === 'fonts') fonts.push(false);
      else if (name === 'strike' && list === 'fonts') fonts.splice(-1, 1, isOn(attributes.val));
      else if (name === 'xf' && list === 'cellXfs') {
        const id = Number(attributes.numFmtId ?? 0);
        if (fonts[Number(attributes.fontId ?? 0)] === true) struck.add(kinds.length);
        kinds.push(kindOfFormat(id, codes.get(id)));
      }
    },
    close(name) {
      if (name === list) list = '';
    },
  });
  return { kinds, struck };
}
