import pg from 'pg';
import { errorCode, StartError } from '../start-error.ts';

const OLDEST_VERSION = 16;

/** Asks the server of DATABASE_URL for its version. Throws StartError when it does not answer or is too old. */
export async function assertReachable(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const answer = await client.query<{ version: string }>("SELECT current_setting('server_version') AS version");
    const version = answer.rows[0]?.version ?? '0';
    if (Number.parseInt(version, 10) >= OLDEST_VERSION) return;
    throw new StartError(`DATABASE_URL names PostgreSQL ${version}; Ailaan needs ${OLDEST_VERSION} or later.`);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { hostname, port } = new URL(url);
    throw new StartError(
      `Cannot reach the database of DATABASE_URL at ${hostname || 'its socket'}:${port || '5432'}: ${reason(error)}. Check the address, or leave DATABASE_URL out to use the embedded one.`,
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

// A name with several addresses fails with several errors and an empty message.
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || (errorCode(error) ?? error.name);
}
