import { type DraftRow, draftEndpoints } from '#contracts/api/operations/drafts.ts';
import { documentEndpoints, type StoredFile } from '#contracts/api/tenders/documents.ts';
import type { Actor } from '../http.ts';
import { picture } from './image-files.ts';

/** Pixels of the next scan, so that no two are the same file. */
let width = 20;

/** A scan that nobody stored before. */
export async function storeScan(by: Pick<Actor, 'request'>, name = 'cutting.png'): Promise<StoredFile> {
  width += 1;
  return storeFile(by, await picture('png', width, 30), name);
}

export async function storeFile(by: Pick<Actor, 'request'>, bytes: Buffer, name: string): Promise<StoredFile> {
  const { status, body } = await by.request(
    'POST',
    `${documentEndpoints.upload.path}?name=${encodeURIComponent(name)}`,
    { body: bytes as unknown as string, headers: { 'content-type': 'application/octet-stream' } },
  );
  if (status !== 201) throw new Error(`Storing a file answered ${status}: ${JSON.stringify(body)}`);
  return body as StoredFile;
}

/** A draft with as many new scans. */
export async function fileScans(by: Actor, count = 1): Promise<DraftRow> {
  const files: { digest: string; name: string }[] = [];
  for (let n = 0; n < count; n++) {
    const { digest, name } = await storeScan(by);
    files.push({ digest, name });
  }
  return by.call(draftEndpoints.file, { body: { files } });
}
