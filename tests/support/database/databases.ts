import pg from 'pg';

export const TEMPLATE_DATABASE = 'ailaan_template';

/** The same connection string, pointed at another database of the cluster. */
export function databaseUrl(url: string, database: string): string {
  const target = new URL(url);
  target.pathname = `/${database}`;
  return target.href;
}

/** Runs one statement on a connection of its own; CREATE and DROP DATABASE need that. */
export async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
