import { errorCode, StartError } from '../start-error.ts';
import { askServer } from './ask-server.ts';

const OLDEST_VERSION = 16;

/**
 * Asks the server for its version. @throws StartError, which names the `variable` that holds the address, when it does
 * not answer, lets nobody in or is too old; `otherwise` is what can be done beside checking an address
 */
export async function assertReachable(url: string, variable: string, otherwise = ''): Promise<void> {
  const version = await askServer(url, async (client) => {
    const { rows } = await client.query<{ version: string }>("SELECT current_setting('server_version') AS version");
    return rows[0]?.version ?? '0';
  }).catch((error: unknown) => {
    const { hostname, port } = new URL(url);
    const [place, code] = [`${hostname || 'its socket'}:${port || '5432'}`, errorCode(error) ?? ''];
    const reached = `The server of ${variable} at ${place} was reached, but`;
    if (code.startsWith('28'))
      throw new StartError(`${reached} refuses the login: ${reason(error)}. Check user and password in ${variable}.`);
    if (code === '3D000')
      throw new StartError(`${reached} has no such database: ${reason(error)}. Check its name in ${variable}.`);
    throw new StartError(
      `Cannot reach the database of ${variable} at ${place}: ${reason(error)}. Check the address${otherwise}.`,
    );
  });
  if (Number.parseInt(version, 10) < OLDEST_VERSION)
    throw new StartError(`${variable} names PostgreSQL ${version}; Ailaan needs ${OLDEST_VERSION} or later.`);
}

// A name with several addresses fails with several errors and an empty message.
function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || (errorCode(error) ?? error.name);
}
