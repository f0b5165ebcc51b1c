import { randomUUID } from 'node:crypto';
import { type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Logger } from 'pino';

/** Answers of Node itself to what is no request that Express could see, by the parser's code; anything else is 400. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Gives `app` the requests of a server made with `requireHostHeader: false`, and answers broken ones as Node does, but
 * with an id that the log has, too.
 */
export function answerBrokenRequests(server: Server, app: RequestListener, logger: Logger): void {
  const refusal = (status: number, reason: string | undefined) => {
    const requestId = randomUUID();
    logger.info({ requestId, status, reason }, 'a request could not be read');
    return { 'X-Request-Id': requestId, 'Content-Length': '0', Connection: 'close' };
  };
  const refuse = (socket: NodeJS.WritableStream & { destroy(): unknown }, status: number, reason?: string) => {
    const headers = Object.entries(refusal(status, reason)).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n`, () => socket.destroy());
  };
  server.on('request', (req, res) => {
    const { length } = req.headersDistinct.host ?? [];
    if (length === 1 || (length === 0 && req.httpVersion !== '1.1')) app(req, res);
    else res.writeHead(400, refusal(400, length === 0 ? 'no Host' : 'several Hosts')).end();
  });
  server.on('checkExpectation', (_req, res) => res.writeHead(417, refusal(417, 'Expect')).end());
  server.on('connect', (_req, socket) => {
    socket.on('error', () => socket.destroy());
    refuse(socket, 405, 'CONNECT');
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
    else refuse(socket, STATUS[error.code ?? ''] ?? 400, error.code);
  });
}
