import type { Server, ServerResponse } from 'node:http';

/**
 * Closes a connection of which the caller has read nothing for so long, while an answer waits to be read. A handler that
 * takes its time is left alone: then nothing waits.
 */
export function showOutIdleReaders(server: Server, milliseconds: number): void {
  server.on('request', (_req, res: ServerResponse) => {
    res.setTimeout(milliseconds, () => {
      if (res.socket !== null && res.socket.writableLength > 0) res.socket.destroy();
    });
  });
}
