import { documentEndpoints, type StoredFile } from '#contracts/api/tenders/documents.ts';
import { text } from './messages.en.ts';

/** Sends a file, telling how many percent of it are gone. Rejects with a sentence. */
export function sendFile(file: File, onPercent: (percent: number) => void, signal: AbortSignal): Promise<StoredFile> {
  return new Promise((resolve, reject) => {
    // fetch tells nothing of an upload's progress
    const request = new XMLHttpRequest();
    request.open('POST', `${documentEndpoints.upload.path}?name=${encodeURIComponent(file.name)}`);
    request.setRequestHeader('Content-Type', documentEndpoints.upload.rawBody);
    request.upload.onprogress = ({ loaded, total }) => onPercent(total > 0 ? Math.round((100 * loaded) / total) : 0);
    request.onload = () => {
      if (request.status === 201) resolve(JSON.parse(request.responseText) as StoredFile);
      else reject(new Error(refusalIn(request.responseText)));
    };
    request.onerror = () => reject(new Error(text.failed));
    request.onabort = () => reject(new Error(text.failed));
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function refusalIn(answer: string): string {
  try {
    const { message, errors } = JSON.parse(answer) as { message?: string; errors?: Record<string, string> };
    return errors?.file ?? message ?? text.failed;
  } catch {
    return text.failed;
  }
}
