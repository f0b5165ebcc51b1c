import { documentEndpoints, type StoredFile } from '#contracts/api/tenders/documents.ts';
import { DOCUMENT_MAX_BYTES, DOCUMENT_REFUSALS } from '#contracts/vocabulary/lists/documents.ts';
import { parseProblem } from '../api/request.ts';
import { sendingText } from './messages.en.ts';

/** The end of a sending that stored nothing. */
export type SendFault =
  | { readonly kind: 'busy'; readonly seconds: number }
  | { readonly kind: 'broken' }
  | { readonly kind: 'refused'; readonly sentence: string };

/** Seconds that a busy portal which names none is left alone. */
const BUSY_S = 5;

/** Sends a file, telling how many percent of it are gone. */
function sendFile(
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
  const problem = parseProblem(answer);
  return problem?.errors?.file ?? problem?.message ?? sendingText.failed;
}

/** Progress of a file on its way; `pause` says why it is sent later. */
export interface Progress {
  readonly percent: number;
  readonly pause?: string;
}

const BROKEN_AT_MOST = 3;

/** Seconds after which a file is sent again, that broke off so often before; undefined when that is of no use. */
export function pauseAfter(fault: SendFault, brokenBefore: number): number | undefined {
  if (fault.kind === 'busy') return fault.seconds;
  return fault.kind === 'broken' && brokenBefore < BROKEN_AT_MOST ? 2 ** brokenBefore : undefined;
}

/** Fault of a chosen file in words; undefined when it may be sent. The server looks into it. */
export function sizeFault({ size }: Pick<File, 'size'>): string | undefined {
  if (size > DOCUMENT_MAX_BYTES) return DOCUMENT_REFUSALS['too-large'];
  return size === 0 ? DOCUMENT_REFUSALS.empty : undefined;
}

export const sentenceOf = (fault: SendFault) => (fault.kind === 'refused' ? fault.sentence : sendingText.failed);

interface SendOptions {
  readonly onProgress: (progress: Progress) => void;
  readonly signal: AbortSignal;
  /** False once nobody wants the file any more. */
  readonly isWanted?: () => boolean;
}

/** Sends a file, again if need be, until it is stored, refused (a fault) or not wanted any more (undefined). */
export async function sendWithRetry(
  file: File,
  { onProgress, signal, isWanted = () => true }: SendOptions,
): Promise<StoredFile | SendFault | undefined> {
  for (let broken = 0; !signal.aborted && isWanted(); ) {
    const answer = await sendFile(file, (percent) => onProgress({ percent }), signal);
    if (signal.aborted) return undefined;
    if ('digest' in answer) return answer;
    const seconds = pauseAfter(answer, broken);
    if (seconds === undefined) return answer;
    if (answer.kind === 'broken') broken++;
    onProgress({ percent: 0, pause: answer.kind === 'busy' ? sendingText.busy(seconds) : sendingText.broken(seconds) });
    await passed(seconds, signal);
    onProgress({ percent: 0 });
  }
  return undefined;
}

/** Resolves after so many seconds, or as soon as the page is left. */
const passed = (seconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, 1000 * seconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
