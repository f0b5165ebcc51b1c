import { ImportRow } from '#contracts/api/imports.ts';
import { UnreadableFileError } from '../read/unreadable-file-error.ts';
import { assamMapper, isAssamHeader } from './assam-mapper.ts';
import type { Mapper } from './draft.ts';

const FIELDS = Object.keys(ImportRow.shape);
const LISTS = new Set(['categories', 'sectors', 'organizations']);
const REQUIRED = ['title', 'closingDate'];

/** How to read the rows of a CSV with this first line. @throws UnreadableFileError when no header of ours is like it */
export function csvMapper(columns: readonly string[]): Mapper {
  if (isAssamHeader(columns)) return assamMapper(columns);
  const fields = columns.map((column) => FIELDS.find((field) => field.toLowerCase() === column.toLowerCase()));
  if (!REQUIRED.every((field) => fields.includes(field))) {
    throw new UnreadableFileError(
      `Its first line names no columns of ours: ${REQUIRED.join(' and ')} are needed. All columns: ${FIELDS.join(', ')}.`,
    );
  }
  const unknown = columns.find((_, index) => fields[index] === undefined);
  if (unknown !== undefined) {
    throw new UnreadableFileError(`It has an unknown column "${unknown.slice(0, 50)}". Columns: ${FIELDS.join(', ')}.`);
  }
  const twice = fields.find((field, index) => fields.indexOf(field) !== index);
  if (twice !== undefined) throw new UnreadableFileError(`It has the column "${twice}" twice.`);
  return (row) => {
    const input: Record<string, unknown> = {};
    for (const [index, text] of (row as readonly string[]).entries()) {
      const field = fields[index];
      if (field !== undefined && text.trim() !== '') input[field] = fieldValue(field, text.trim());
    }
    return { input, columns: {} };
  };
}

function fieldValue(field: string, text: string): unknown {
  if (LISTS.has(field)) return listOf(text);
  if (field === 'organizationIds') return listOf(text).map(numberOrText);
  return field === 'procuringOrganizationId' ? numberOrText(text) : text;
}

function listOf(text: string): string[] {
  return text
    .split('|')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

const numberOrText = (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : text);
