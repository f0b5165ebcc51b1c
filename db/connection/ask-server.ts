import pg from 'pg';

/** Runs `work` on one connection of its own. @throws when nobody answers within seconds */
export async function askServer<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  application_name = 'ailaan',
): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name, connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined); // the next query says so
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Runs `work` in a transaction of a client that is used for more than that. */
export async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
