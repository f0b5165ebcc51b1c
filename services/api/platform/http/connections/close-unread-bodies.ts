import type { Server } from 'node:http';

/**
 * Closes a connection whose caller was answered, mostly refused, before the body was read, unless the rest comes at
 * `bytes` in each `eachMs`: it would stay open for as long as the largest file may take.
 */
export function closeUnreadBodies(server: Server, { bytes, eachMs }: { bytes: number; eachMs: number }): void {
  server.on('request', (req, res) => {
    res.once('finish', () => {
      const { socket } = req;
      if (req.complete) return;
      let before = socket.bytesRead;
      const look = setInterval(() => {
        if (req.complete || socket.destroyed) clearInterval(look);
        else if (socket.bytesRead - before < bytes) socket.destroy();
        before = socket.bytesRead;
      }, eachMs).unref();
    });
  });
}
