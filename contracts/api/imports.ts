import { z } from 'zod';
import { IMPORT_FIELDS } from '../vocabulary/fields/import-headings.ts';
import {
  IMPORT_DATE_ORDERS,
  IMPORT_DELIMITERS,
  IMPORT_DUPLICATE_RULES,
  IMPORT_DUPLICATES,
  IMPORT_ENCODINGS,
  IMPORT_MAX_BYTES,
  IMPORT_PART_BYTES,
  IMPORT_STATES,
} from '../vocabulary/imports.ts';
import { forAdmins } from './shared/endpoint.ts';
import { day, Id, isName, line, optionalLine, visibleText } from './shared/fields.ts';
import { pageParameters } from './shared/paging.ts';
import { TenderBody } from './tenders.ts';

const distinct = (names: readonly string[]) => [...new Set(names)];

const organizationNames = line(300)
  .array()
  .max(50)
  .nullish()
  .transform((list) => (list ?? []).filter((name) => name !== ''))
  .refine((list) => list.every(isName), 'Organization name must be at least 2 characters.')
  .transform((list) => distinct(list.map(visibleText)));

/**
 * One notice of an imported file: the tender body, with organizations by name as well. What is not stated keeps the
 * value it has, or begins as: published today, open.
 */
export const ImportRow = TenderBody.omit({ documents: true })
  .extend({
    publishDate: day('Must be a date such as 2026-11-30').optional(),
    status: TenderBody.shape.status.optional(),
    categories: TenderBody.shape.categories
      .refine((list) => list.every(isName), 'Category name must be at least 2 characters.')
      .transform((list) => distinct(list.map(visibleText))),
    organizations: organizationNames,
    procuringOrganization: optionalLine(300)
      .refine((name) => name === null || isName(name), 'Organization name must be at least 2 characters.')
      .transform((name) => name && visibleText(name)),
  })
  .refine((row) => row.publishDate === undefined || row.closingDate >= row.publishDate, {
    path: ['closingDate'],
    message: 'Closing date must not be before the publish date',
  });
export type ImportRow = z.infer<typeof ImportRow>;

const Problem = z.strictObject({
  /** `line 12`, `row 12` of a sheet or `release 3`. */
  place: z.string(),
  /** Column or field as the file calls it; '' when the row as a whole is bad. */
  column: z.string(),
  /** The text that stands there, cut short. */
  value: z.string(),
  reason: z.string(),
  /** A row is refused; a value is left out or replaced, and the row comes in without it; a void row is no notice, such as a total. */
  cost: z.enum(['row', 'value', 'void']),
  /** Texts of the refused row by our fields, with the first of its problems; absent: it has none, or very long ones. */
  row: z.record(z.string(), z.string()).optional(),
});
/** One thing that is wrong with a row of a file. */
export type ImportProblem = Readonly<z.infer<typeof Problem>>;

/** Problems of one kind; the first of them stands as the example. */
const ProblemGroup = Problem.omit({ row: true }).extend({ count: z.number().int() });
export type ImportProblemGroup = Readonly<z.infer<typeof ProblemGroup>>;

/** Name of a source → our names for it; without any it keeps its own. */
const Translations = z
  .record(z.string().max(300), line(300).array().max(10))
  .refine((names) => Object.keys(names).length <= 2000, 'At most 2,000 names')
  .optional();

/** Statements of a person about a file, each of which wins over what the file seems to be. */
export const ImportReading = z.strictObject({
  encoding: z.enum(IMPORT_ENCODINGS).optional(),
  delimiter: z.enum(IMPORT_DELIMITERS).optional(),
  /** Name of the sheet of a workbook. */
  sheet: line(100).optional(),
  dateOrder: z.enum(IMPORT_DATE_ORDERS).optional(),
  /** Category of rows that name none. */
  category: line(200).optional(),
  /** Licence and credit of the source, for rows that state none. */
  license: line(300).optional(),
  /** The choice for all rows that resemble a notice. */
  duplicates: z.enum(IMPORT_DUPLICATE_RULES).optional(),
  /** Place of a row → what becomes of this one; holds for this file alone. */
  duplicateRows: z
    .record(z.string().max(40), z.enum(IMPORT_DUPLICATES))
    .refine((rows) => Object.keys(rows).length <= 2000, 'At most 2,000 rows')
    .optional(),
  /** Heading of a column → our field; '' leaves the column out. */
  columns: z.record(z.string().max(300), z.enum([...IMPORT_FIELDS, ''])).optional(),
  names: z.strictObject({ categories: Translations, organizations: Translations, cities: Translations }).optional(),
});
export type ImportReading = z.infer<typeof ImportReading>;

const Question = z.strictObject({
  about: z.enum(['columns', 'sheet', 'dateOrder', 'category']),
  text: z.string(),
  choices: z.array(z.string()),
});
/** Choice that only a person can make; nothing is imported before it is made. */
export type ImportQuestion = z.infer<typeof Question>;

/** How a file was read. */
const Found = z.strictObject({
  format: z.enum(['csv', 'xlsx', 'html', 'document', 'json', 'feed', 'ocds']),
  encoding: z.enum(IMPORT_ENCODINGS).nullable(),
  delimiter: z.enum(IMPORT_DELIMITERS).nullable(),
  sheet: z.string().nullable(),
  /** Sheets of a workbook to choose from. */
  sheets: z.array(z.string()).optional(),
  /** Order of dates in numbers, where the file has such dates. */
  dateOrder: z.enum(IMPORT_DATE_ORDERS).nullable(),
  /** Columns with a heading, and the field that each was taken for; null: left out. */
  columns: z.array(z.strictObject({ heading: z.string(), field: z.string().nullable() })),
  /** The first rows, by the columns above. */
  rows: z.array(z.array(z.string())),
  /** The first question of the file, with the others, so that all are answered at once; `more` absent: none. */
  question: Question.extend({ more: z.array(Question).optional() }).nullable(),
  /** Words on the reading that ask for no answer, and the statement that would change it; absent: none. */
  notes: z
    .array(z.strictObject({ about: z.enum(['columns', 'sheet', 'dateOrder']).nullable(), text: z.string() }))
    .optional(),
});
export type ImportNote = NonNullable<ImportFound['notes']>[number];
export type ImportFound = Readonly<z.infer<typeof Found>>;

/** A name as the file has it. */
const Name = z.strictObject({
  name: z.string(),
  rows: z.number().int(),
  /** Our names for it, or its own. */
  becomes: z.array(z.string()),
  /** The portal does not know what it becomes: an import makes it. */
  isNew: z.boolean(),
  /** The known name that is most alike. */
  nearest: z.string().nullable(),
});
export type ImportName = Readonly<z.infer<typeof Name>>;

const Names = z.strictObject({
  /** All categories of the file. */
  categories: z.array(Name),
  /** Those that the portal does not know, or that become another name. */
  organizations: z.array(Name),
  cities: z.array(Name),
});
/** Names of the file, those of the most rows first. */
export type ImportNames = Readonly<z.infer<typeof Names>>;

const Duplicate = z.strictObject({
  place: z.string(),
  title: z.string(),
  becomes: z.enum(IMPORT_DUPLICATES),
  /** The notice that it resembles; without an id it stands in the same file. */
  like: z.strictObject({
    id: Id.nullable(),
    title: z.string(),
    source: z.string().nullable(),
    closingDate: z.string(),
    because: z.enum(['reference', 'title']),
    /** True: taken for the same notice unless a person chooses otherwise. */
    isSure: z.boolean(),
  }),
});
/** A row that resembles a notice, and what becomes of it. */
export type ImportDuplicate = Readonly<z.infer<typeof Duplicate>>;
/** The notice that a row resembles. */
export type ImportLike = ImportDuplicate['like'];

const Counts = z.strictObject({
  added: z.number().int(),
  /** Added notices that were closed when they came; absent: none. */
  closed: z.number().int().optional(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  refused: z.number().int(),
  /** Notices of earlier imports that an administrator removed since: they stay removed. */
  removedHere: z.number().int(),
  /** Notices that are published already and got a further source; absent: none. */
  sameNotice: z.number().int().optional(),
  /** Notices that are published already, perhaps, and were left out; absent: none. */
  leftOut: z.number().int().optional(),
  /** Rows that are no notices, such as totals and headings; absent: none. */
  noNotice: z.number().int().optional(),
  newCategories: z.number().int(),
  newOrganizations: z.number().int(),
});

export interface ImportReport extends Readonly<z.infer<typeof Counts>> {
  /** The first of each kind. */
  readonly problems: readonly ImportProblem[];
  readonly groups: readonly ImportProblemGroup[];
  /** The first of them, those in doubt before the others. */
  readonly duplicates: readonly ImportDuplicate[];
  /** True when it was stopped before the end of the file. */
  readonly stopped: boolean;
}

/** A file that an administrator uploaded, and what has become of it. */
export const ImportRun = z.strictObject({
  id: Id,
  fileName: z.string(),
  source: z.string().nullable(),
  /** Bytes of the whole file, and of what has arrived. */
  size: z.number().int(),
  received: z.number().int(),
  state: z.enum(IMPORT_STATES),
  dryRun: z.boolean(),
  bytesRead: z.number().int(),
  counts: Counts.nullable(),
  /** Why it failed, in a sentence. */
  failure: z.string().nullable(),
  /** False once the file is gone. */
  canStart: z.boolean(),
  createdBy: z.string().nullable(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
});
export type ImportRun = z.infer<typeof ImportRun>;

/** The problems of the last pass come along: all of them counted by kind, and the first of each kind. */
export const ImportRunDetail = ImportRun.extend({
  problems: z.array(Problem),
  groups: z.array(ProblemGroup),
  duplicates: z.array(Duplicate),
  reading: ImportReading,
  found: Found.nullable(),
  names: Names.nullable(),
});
export type ImportRunDetail = z.infer<typeof ImportRunDetail>;

export const NewImportBody = z.strictObject({
  fileName: line(255, 'The file needs a name'),
  size: z
    .number({ error: 'The size of the file is needed' })
    .int()
    .min(1, 'The file is empty')
    .max(
      IMPORT_MAX_BYTES,
      `The file is larger than ${IMPORT_MAX_BYTES / 1_000_000} MB. Split it, or use npm run import.`,
    ),
  source: optionalLine(200),
});
export type NewImportBody = z.infer<typeof NewImportBody>;

export const importEndpoints = {
  list: forAdmins.get('/api/admin/imports', 'Imports, newest first', {
    headers: ['X-Total-Count'],
    query: z.strictObject(pageParameters(10, 100)),
    response: z.array(ImportRun),
  }),
  one: forAdmins.get('/api/admin/imports/:id', 'One import with its progress and its problems', {
    response: ImportRunDetail,
  }),
  create: forAdmins.post('/api/admin/imports', 'Announce a file; its parts follow', {
    body: NewImportBody,
    response: ImportRunDetail,
  }),
  upload: forAdmins.put(
    '/api/admin/imports/:id/parts/:firstAt',
    'The bytes of the file from this position on; a part that came before is taken once',
    { budget: 'read', rawBody: 'application/octet-stream', bodyLimit: IMPORT_PART_BYTES, response: ImportRunDetail },
  ),
  start: forAdmins.post(
    '/api/admin/imports/:id/start',
    'Check the file, or import it; an import that did not reach its end goes on',
    {
      status: 202,
      body: z.strictObject({
        dryRun: z.boolean({ error: 'Must be true or false' }),
        /** Left out: as the time before, or as this source was read the last time. */
        reading: ImportReading.optional(),
      }),
      response: ImportRunDetail,
    },
  ),
  stop: forAdmins.post('/api/admin/imports/:id/stop', 'Stop after the rows at hand', {
    status: 202,
    response: ImportRunDetail,
  }),
  discard: forAdmins.delete('/api/admin/imports/:id', 'Throw the file away; what it brought stays'),
};
