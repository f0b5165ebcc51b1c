import { StartError } from '../start-error.ts';
import { askServer } from './ask-server.ts';

/**
 * Tells Postgres itself from a pooler such as PgBouncer. The pooler answers the sign-in itself, so the number of the process
 * that it tells is not that of the Postgres process which then answers queries. @throws when nobody answers
 */
export const isDirect = (url: string): Promise<boolean> =>
  askServer(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return 'processID' in client && client.processID === rows[0]?.pid;
  });

/** Refuses an address that leads to a pooler. @throws StartError with one line */
export async function assertDirect(url: string): Promise<void> {
  if (await isDirect(url)) return;
  const { hostname, port } = new URL(url);
  throw new StartError(
    `At ${hostname}:${port || '5432'} is a pooler such as PgBouncer, not Postgres itself. The queue, what follows the event log, and commands need connections of their own: set DATABASE_SESSION_URL to the address of Postgres (DATABASE_OWNER_URL for npm run migrate).`,
  );
}
