import type { FileBytes } from '../file-bytes.ts';

const OLD = 'It is an Excel file of the kind before 2007 (.xls). Save it as "Excel Workbook (.xlsx)" and import that.';
const LOCKED =
  'It is protected by a password. Open it in Excel or Word, take the password away (File, Info, Protect), and import it again.';
const WORD = 'It is a Word file of the kind before 2007 (.doc). Save it as "Word Document (.docx)" and import that.';
const MAIL =
  'It is a mail of Outlook (.msg). Open it, save what is attached to it, or copy its table into Excel, and import that.';
const OTHER = 'It is a document of an old Office program. Save the list as "Excel Workbook (.xlsx)" and import that.';

/** Beginnings of the names of parts that a mail has. */
const OF_MAILS = ['__nameid', '__substg', '__properties'];
const utf16 = (name: string) => Buffer.from(name, 'utf16le');

/** Kind of a file in Microsoft's compound format: its directory names its parts, and a locked workbook has a part for that. */
export async function sentenceOnOle(file: FileBytes): Promise<string> {
  const header = await file.read(0, 512);
  if (header.length < 512) return OLD;
  const size = 1 << Math.min(12, header.readUInt16LE(0x1e));
  const directory = await file.read((header.readUInt32LE(0x30) + 1) * size, size * 4);
  if (directory.includes(utf16('EncryptedPackage'))) return LOCKED;
  if (directory.includes(utf16('WordDocument'))) return WORD;
  if (OF_MAILS.some((name) => directory.includes(utf16(name)))) return MAIL;
  return directory.includes(utf16('Workbook')) || directory.includes(utf16('Book')) ? OLD : OTHER;
}
