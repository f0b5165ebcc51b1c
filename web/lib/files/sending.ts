import type { StoredFile } from '#contracts/api/tenders/documents.ts';
import { DOCUMENT_MAX_BYTES, DOCUMENT_REFUSALS } from '#contracts/vocabulary/lists/documents.ts';
import { sendingText } from './messages.en.ts';
import { type SendFault, sendFile } from './send-file.ts';

export type { SendFault };

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
