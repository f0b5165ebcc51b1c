import { documentEndpoints } from '#contracts/api/tenders/documents.ts';
import type { DocumentRef } from '#contracts/events/tenders.ts';
import { documentName } from '#contracts/rules/documents/document-name.ts';
import { DOCUMENT_MAX_BYTES, kindOf } from '#contracts/vocabulary/lists/documents.ts';
import { readFileBytes, storeFile } from '../../../../platform/files/file-store.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { readDocument, refused } from '../../../platform/documents/read-document.ts';
import { createGate } from '../../../platform/gate.ts';
import { INERT } from '../../../platform/http/answer/inert.ts';
import { rangeAnswer } from '../../../platform/http/answer/range.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { readBytes } from '../../../platform/http/read-body.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { busy, orMissing } from '../../../platform/refusal.ts';
import { findPublicDocument } from './document.queries.ts';

/** Headers of a file: a redaction takes it out of caches at once. */
const HEADERS = { ...INERT, 'Cache-Control': 'public, no-cache' };
/** Uploads whose bytes are in memory at once. */
const MAX_UPLOADS = 4;

export function documentRoutes({ db, securityLog }: Dependencies): readonly Route[] {
  const full = () => busy('Too many files are being sent. Please try again in a moment.', 3);
  const receive = createGate({ atOnce: MAX_UPLOADS, most: MAX_UPLOADS, full });
  return [
    route(documentEndpoints.upload, async ({ query, req, meta }) => {
      const { rawBody, path } = documentEndpoints.upload;
      if (req.headers['content-type'] !== rawBody) throw new HttpError(415, `Send the file as ${rawBody}.`);
      if (Number(req.headers['content-length'] ?? 0) > DOCUMENT_MAX_BYTES) throw refused('too-large');
      return receive(async () => {
        const { content, text, ...file } = await readDocument(await readBytes(req, DOCUMENT_MAX_BYTES), query.name);
        await storeFile(db, { ...file, content, text });
        const record = `file-${file.digest.slice(0, 16)}`;
        await securityLog.record(
          { type: 'ActDone', data: { route: path, record, detail: `${file.bytes} bytes` } },
          meta,
        );
        const { type, ...facts } = file;
        return { body: { ...facts, kind: kindOf(type), mediaType: type, name: documentName(query.name, type) } };
      });
    }),
    route(documentEndpoints.read, async ({ params: { digest = '', fileName = '' }, req }) => {
      const known = /^[0-9a-f]{64}$/.test(digest) ? await findPublicDocument(db, digest) : [];
      const file = orMissing('File', known.find((one) => one.name === fileName) ?? known[0]);
      const headers = { ...HEADERS, 'Content-Type': file.type, 'Content-Disposition': dispositionOf(file) };
      const read = (first: number, last: number) => readFileBytes(db, digest, first, last);
      return rangeAnswer(req, { size: file.bytes, etag: `"${digest}"`, headers, read });
    }),
  ];
}

/** Content-Disposition with the name in every script (RFC 6266), and one of ASCII for programs that know no other. */
function dispositionOf({ name, type }: DocumentRef): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kindOf(type) === 'pdf' ? 'attachment' : 'inline'}; filename="${plain}"; filename*=UTF-8''${whole}`;
}
