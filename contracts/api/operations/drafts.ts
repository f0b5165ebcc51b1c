import { z } from 'zod';
import {
  DRAFT_LISTS,
  DRAFT_SCRIPTS,
  DRAFT_STATES,
  MERGE_MAX,
  PROPOSED_FIELDS,
  READING_STATES,
} from '../../vocabulary/lists/drafts.ts';
import { forAdmins } from '../shared/endpoint.ts';
import { Id, paragraphs, unfinishedText, withoutPersonalData } from '../shared/fields.ts';
import { pageParameters } from '../shared/paging.ts';
import { DocumentsBody, StoredFile } from '../tenders/documents.ts';
import { SourceBody } from '../tenders/sources.ts';
import { Tender, TenderBody } from '../tenders.ts';

const Person = z.strictObject({ id: Id, name: z.string() });

/** A place on a page, in fractions of its width and height from the upper left corner. */
const Box = z.strictObject({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

/** A value for a field of the notice, which a person has to confirm, and where it stands. */
export const DraftProposal = z.strictObject({
  field: z.enum(PROPOSED_FIELDS),
  /** Value as the form writes it; the procuring organization by its name. */
  value: z.string(),
  /** The known organization that `value` names; null for other fields. */
  organizationId: Id.nullable(),
  isSure: z.boolean(),
  /** Number of the page, from 1, over all pages of the draft. */
  page: z.number().int(),
  box: Box,
});
export type DraftProposal = z.infer<typeof DraftProposal>;

const Reading = z.strictObject({
  state: z.enum(READING_STATES),
  /** Pages that are read, and those to be read. */
  read: z.number().int(),
  pages: z.number().int(),
  /** Why nothing is proposed, or nothing sure, in one sentence: it could not be read, is Urdu, or holds several notices. */
  problem: z.string().nullable(),
});
export type DraftReading = z.infer<typeof Reading>;

const listed = {
  id: Id,
  /** Grows with every event of the draft; also its ETag. */
  version: z.number().int(),
  state: z.enum(DRAFT_STATES),
  script: z.enum(DRAFT_SCRIPTS).nullable(),
  reading: Reading,
  /** Title as it is keyed so far, else as it is proposed. */
  title: z.string().nullable(),
  closingDate: z.string().nullable(),
  /** Whether somebody has keyed something; title and closing date are proposed otherwise. */
  isKeyed: z.boolean(),
  /** The clerk who has it in hand, since when. */
  holder: Person.nullable(),
  heldAt: z.string().nullable(),
  /** The clerk who keyed it, when it waits for somebody else or waited. */
  submittedBy: Person.nullable(),
  /** Why the second clerk gave it back. */
  returnedFor: z.string().nullable(),
  /** The notice that it became, or whose further source it is. */
  tenderId: Id.nullable(),
  /** The draft whose pages it became. */
  mergedInto: Id.nullable(),
  createdBy: Person,
  createdAt: z.string(),
  endedAt: z.string().nullable(),
  files: z.array(StoredFile),
  /** Path of a small picture of the first page; null while there is none. */
  thumbnail: z.string().nullable(),
};

export const DraftRow = z.strictObject(listed);
export type DraftRow = z.infer<typeof DraftRow>;

/** A name of a control, or of a part of its value. */
const Name = z.string().regex(/^[A-Za-z]\w{0,39}$/, 'Must be the name of a control');
const Scalar = z.union([unfinishedText(50_000), z.number(), z.boolean(), z.null()]);
const Parts = z.record(Name, Scalar);

/** Values that a clerk has keyed so far: controls of the form by name, and the proposals that are confirmed. */
export const DraftWork = z.strictObject({
  values: z.record(Name, z.union([Scalar, Parts, z.array(z.union([Scalar, Parts])).max(100)])),
  confirmed: z.array(z.enum(PROPOSED_FIELDS)).max(PROPOSED_FIELDS.length),
});
export type DraftWork = z.infer<typeof DraftWork>;

export const Draft = z.strictObject({
  ...listed,
  pages: z.array(
    z.strictObject({
      digest: z.string(),
      /** Path of its picture; null while it is not drawn, and for pages beyond those that are. */
      url: z.string().nullable(),
      width: z.number().int().nullable(),
      height: z.number().int().nullable(),
    }),
  ),
  proposals: z.array(DraftProposal),
  /** The words of its pages as they were read, for the field of that name. */
  text: z.string(),
  work: DraftWork.nullable(),
});
export type Draft = z.infer<typeof Draft>;

/** Said by who acts: so that two clerks who act at once never both succeed. Null is nobody. */
const Holding = z.strictObject({ holderId: Id.nullable(), expectedHolderId: Id.nullable() });
export type Holding = z.infer<typeof Holding>;

const DraftQuery = z.strictObject({
  list: z
    .enum(DRAFT_LISTS, { error: 'Must be open, submitted or done' })
    .meta({
      description: 'Drafts to key, those that wait for a second look, or those that are done',
      example: 'open',
    })
    .default('open'),
  holder: z
    .enum(['me', 'nobody'], { error: 'Must be me or nobody' })
    .optional()
    .meta({ description: 'Only those that the caller has in hand, or nobody', example: 'me' }),
  ...pageParameters(50, 200),
});
export type DraftQuery = z.infer<typeof DraftQuery>;

const DraftRules = z.strictObject({ secondLook: z.boolean() });

const path = '/api/admin/drafts';

export const draftEndpoints = {
  file: forAdmins.post(
    path,
    'File stored scans or PDFs in the inbox as the pages of one notice; a known file answers its draft (200)',
    {
      body: z.strictObject({ files: DocumentsBody }),
      response: DraftRow,
    },
  ),
  list: forAdmins.get(path, 'Drafts of the inbox, oldest first; ended ones newest first', {
    headers: ['X-Total-Count'],
    query: DraftQuery,
    response: z.array(DraftRow),
  }),
  rules: forAdmins.get(`${path}/rules`, 'Whether a second person looks at drafts before they are published', {
    response: DraftRules,
  }),
  read: forAdmins.get(`${path}/:id`, 'A draft with its pages, what is proposed and what is keyed', { response: Draft }),
  page: forAdmins.get(`${path}/:id/pages/:number`, 'Picture of a page of a draft, from 1', {
    media: 'image/webp',
    query: z.strictObject({
      size: z
        .enum(['small'], { error: 'Must be small' })
        .optional()
        .meta({ description: 'A small picture instead', example: 'small' }),
    }),
  }),
  hold: forAdmins.put(`${path}/:id/holder`, 'Take a draft in hand, give it to somebody, or lay it back', {
    body: Holding,
    response: DraftRow,
  }),
  keep: forAdmins.put(`${path}/:id/work`, 'Keep what is keyed so far; only who has the draft in hand', {
    status: 204,
    body: DraftWork,
    bodyLimit: 200_000,
  }),
  merge: forAdmins.post(`${path}/merge`, 'Make the pages of several drafts those of the first', {
    status: 200,
    body: z.strictObject({
      ids: z.array(Id).min(2, 'Choose two drafts or more').max(MERGE_MAX, `Merge at most ${MERGE_MAX} drafts`),
    }),
    response: DraftRow,
  }),
  split: forAdmins.post(`${path}/:id/split`, 'Make each file of a draft a draft of its own again', {
    status: 200,
    response: z.array(DraftRow),
  }),
  submit: forAdmins.post(`${path}/:id/submit`, 'Ask for a second look at a keyed draft', {
    status: 200,
    requestHeaders: ['If-Match'],
    body: DraftWork,
    response: DraftRow,
  }),
  giveBack: forAdmins.post(`${path}/:id/return`, 'Give a draft back to who keyed it', {
    status: 200,
    body: z.strictObject({ reason: withoutPersonalData(paragraphs(1000, 'Say what is wrong')) }),
    response: DraftRow,
  }),
  publish: forAdmins.post(
    `${path}/:id/tender`,
    'Publish the notice that a draft became; whether proposals were confirmed only the form checks',
    {
      requestHeaders: ['If-Match'],
      body: TenderBody,
      response: Tender,
    },
  ),
  addSource: forAdmins.post(
    `${path}/:id/source`,
    'Say that a published tender stood in this source too; the draft is done',
    {
      status: 200,
      requestHeaders: ['If-Match'],
      body: z.strictObject({ tenderId: Id, ...SourceBody.shape }),
      response: Tender,
    },
  ),
  discard: forAdmins.delete(`${path}/:id`, 'Throw a draft away; for a day it can be taken back'),
  restore: forAdmins.post(`${path}/:id/restore`, 'Take a draft back that was thrown away', {
    status: 200,
    response: DraftRow,
  }),
};
