import { Agent, request } from 'node:http';

/** The answer, with the body as it was. */
export interface RawResponse {
  readonly status: number;
  readonly type: string;
  readonly text: string;
  readonly etag: string | undefined;
  /** Cookie of the session, `name=value`. */
  readonly cookie: string | undefined;
}

export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** Sends bytes as they are: no client of ours repairs the address on the way. */
export function send(origin: string, { method, target, headers = {}, body }: RawRequest): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  const bytes = body === undefined ? undefined : Buffer.from(body);
  const length = bytes === undefined ? {} : { 'content-length': String(bytes.length) };
  const all = { 'sec-fetch-site': 'same-origin', ...headers, ...length };
  return new Promise((resolve, reject) => {
    const outgoing = request({ agent, hostname, port, method, path: target, headers: all }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const cookie = response.headers['set-cookie']?.find((line) => line.startsWith('ailaan='));
        resolve({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          text: Buffer.concat(chunks).toString('utf8'),
          etag: response.headers.etag,
          cookie: cookie?.split(';')[0],
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(bytes);
  });
}
