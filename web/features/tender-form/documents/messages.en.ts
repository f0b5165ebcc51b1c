import { DOCUMENTS_MAX } from '#contracts/vocabulary/lists/documents.ts';

export const text = {
  legend: 'Documents',
  choose: 'Add documents',
  hint: `PDF, PNG, JPG, GIF or WebP, at most ${DOCUMENTS_MAX} files of 20 MB each. Drop them anywhere on this form, too.`,
  tooMany: `A notice has at most ${DOCUMENTS_MAX} documents. Remove one first.`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  remove: (name: string) => `Remove ${name}`,
  moved: (name: string, place: number, of: number) => `${name} is ${place} of ${of}`,
  added: (name: string) => `${name} is added`,
  removed: (name: string) => `${name} was removed.`,
  undo: 'Undo',
};
