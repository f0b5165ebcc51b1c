import { documentEndpoints, type StoredFile } from '#contracts/api/tenders/documents.ts';
import { sendingText } from './messages.en.ts';

/** The end of a sending that stored nothing. */
export type SendFault =
  | { readonly kind: 'busy'; readonly seconds: number }
  | { readonly kind: 'broken' }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Seconds that a busy portal which names none is left alone. */
const BUSY_S = 5;

/** Sends a file, telling how many percent of it are gone. */
export function sendFile(
  file: File,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
): Promise<StoredFile | SendFault> {
  return new Promise((resolve) => {
    // fetch tells nothing of an upload's progress
    const request = new XMLHttpRequest();
    request.open('POST', `${documentEndpoints.upload.path}?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('Content-Type', documentEndpoints.upload.rawBody);
    request.upload.onprogress = ({ loaded, total }) => onPercent(total > 0 ? Math.round((100 * loaded) / total) : 0);
    request.onload = () => resolve(answerOf(request));
    request.onerror = () => resolve({ kind: 'broken' });
    request.onabort = () => resolve({ kind: 'broken' });
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function answerOf(request: XMLHttpRequest): StoredFile | SendFault {
  if (request.status === 201) return JSON.parse(request.responseText) as StoredFile;
  if (request.status === 503) {
    return { kind: 'busy', seconds: Number(request.getResponseHeader('Retry-After')) || BUSY_S };
  }
  return { kind: 'refused', sentence: refusalIn(request.responseText) };
}

function refusalIn(answer: string): string {
  try {
    const { message, errors } = JSON.parse(answer) as { message?: string; errors?: Record<string, string> };
    return errors?.file ?? message ?? sendingText.failed;
  } catch {
    return sendingText.failed;
  }
}
