import type { Server, ServerResponse } from 'node:http';

/**
 * Closes a connection whose caller never reads after so many milliseconds, while an answer waits to be read; one that has
 * read before after half of it at least. A handler that takes its time is left alone: then nothing waits. Node asks twice:
 * a socket that has written since it was last looked at waits once more, so each look comes after half the time. Reset,
 * not ended: an end would wait in the kernel behind megabytes that nobody reads.
 */
export function closeStalledReaders(server: Server, milliseconds: number): void {
  server.on('request', (_req, res: ServerResponse) => {
    res.setTimeout(milliseconds / 2, () => {
      if (res.socket !== null && res.socket.writableLength > 0) res.socket.resetAndDestroy();
    });
  });
}
