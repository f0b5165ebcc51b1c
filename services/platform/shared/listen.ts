import type { Server } from 'node:http';
import { errorCode, StartError } from '#db/start-error.ts';

interface Place {
  readonly port: number;
  /** Absent: all addresses. */
  readonly host: string | undefined;
}

/** Begins to listen. @throws StartError, in the words of `reasons` by the code of the system where they have one */
export function listen(
  server: Server,
  { port, host }: Place,
  reasons: Readonly<Record<string, string>>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartError(reasons[errorCode(error) ?? ''] ?? error.message)));
    server.listen(port, host, resolve);
  });
}
