import { z } from 'zod';
import { DOCUMENT_KINDS, DOCUMENT_MAX_BYTES, DOCUMENTS_MAX } from '../../vocabulary/lists/documents.ts';
import { forAdmins, forAnybody } from '../shared/endpoint.ts';
import { line } from '../shared/fields.ts';

const Digest = z.string().regex(/^[0-9a-f]{64}$/, 'This file is not stored yet: wait until it is, or remove it');
const MediaType = z.enum(['image/webp', 'application/pdf']);

const file = {
  /** SHA-256 of the stored bytes, which names them for good. */
  digest: Digest,
  kind: z.enum(DOCUMENT_KINDS),
  mediaType: MediaType,
  /** 1 for a scan. */
  pages: z.number().int(),
  bytes: z.number().int(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
};

/** A file of a tender beside its first picture. */
export const TenderDocument = z.strictObject({
  ...file,
  name: z.string(),
  /** Path from which everybody may load it. */
  url: z.string(),
});
export type TenderDocument = z.infer<typeof TenderDocument>;

export const StoredFile = z.strictObject({ ...file, name: z.string() });
export type StoredFile = z.infer<typeof StoredFile>;

/** Files of a tender in their order, by their digests; the same file again is one. */
export const DocumentsBody = z
  .array(z.strictObject({ digest: Digest, name: line(500, 'Name the file') }), { error: 'Must be a list of files' })
  .max(DOCUMENTS_MAX, `A notice has at most ${DOCUMENTS_MAX} documents`)
  .transform((list) => list.filter(({ digest }, at) => list.findIndex((one) => one.digest === digest) === at));

export const documentEndpoints = {
  upload: forAdmins.post('/api/admin/files', 'Store a scan or a PDF; a tender then names it by its digest', {
    query: z.strictObject({
      name: line(500, 'Name the file').meta({ description: 'Name of the file', example: 'tender.pdf' }),
    }),
    rawBody: 'application/octet-stream',
    bodyLimit: DOCUMENT_MAX_BYTES,
    response: StoredFile,
  }),
  read: forAnybody.get('/files/:digest/:fileName', 'A file of a public tender; a PDF to save', {
    media: 'application/pdf',
  }),
};
