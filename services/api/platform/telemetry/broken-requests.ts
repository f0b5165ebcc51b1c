import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Logger } from 'pino';

/** Answers of Node itself to what is no request that Express could see, by the parser's code; anything else is 400. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers broken requests as Node does, but with an id that the log has, too. */
export function answerBrokenRequests(server: Server, logger: Logger): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUS[error.code ?? ''] ?? 400;
    const requestId = randomUUID();
    logger.info({ requestId, status, reason: error.code }, 'a request could not be read');
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nX-Request-Id: ${requestId}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
      () => socket.destroy(),
    );
  });
}
