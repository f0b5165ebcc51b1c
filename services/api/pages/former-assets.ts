import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import type { RequestHandler } from 'express';
import { type Database, sql } from '#db/connection.ts';
import type { Dependencies } from '../platform/dependencies.ts';

const COMPRESSED = /\.(br|gz)$/;
const NAME = /^\/([\w-]+(?:\.[\w-]+)+)$/;

/** Notes the files of the build in `folder`, and forgets those that were replaced a week ago. */
export async function noteAssets(db: Database, folder: URL): Promise<void> {
  if (!existsSync(folder)) return;
  const files = new Set(await readdir(folder));
  const names = [...files].filter((name) => !COMPRESSED.test(name));
  const present = await db.query<{ name: string }>(
    sql`UPDATE web_asset SET replaced_at = NULL WHERE name = ANY (${names}::text[]) RETURNING name`,
  );
  const known = new Set(present.map(({ name }) => name));
  for (const name of names.filter((each) => !known.has(each))) {
    const isBrotli = files.has(`${name}.br`);
    const bytes = await readFile(new URL(isBrotli ? `${name}.br` : name, folder));
    await db.query(sql`INSERT INTO web_asset (name, is_brotli, bytes) VALUES (${name}, ${isBrotli}, ${bytes})
      ON CONFLICT DO NOTHING`);
  }
  await db.query(
    sql`UPDATE web_asset SET replaced_at = now() WHERE replaced_at IS NULL AND name <> ALL (${names}::text[])`,
  );
  await db.query(sql`DELETE FROM web_asset WHERE replaced_at < now() - interval '7 days'`);
}

/** Serves files of builds that other machines have, or that were here before; whatever nobody noted goes on. Each is a read. */
export const formerAssets =
  ({ db, limits }: Pick<Dependencies, 'db' | 'limits'>): RequestHandler =>
  async (req, res, next) => {
    const [, name] = NAME.exec(req.path) ?? [];
    if (name === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    await limits.spend('read', req);
    const [asset] = await db.query<{ isBrotli: boolean; bytes: Buffer }>(
      sql`SELECT is_brotli AS "isBrotli", bytes FROM web_asset WHERE name = ${name}`,
    );
    if (asset === undefined) return next();
    res.type(name.slice(name.lastIndexOf('.'))).set('Cache-Control', 'public, max-age=31536000, immutable');
    res.vary('Accept-Encoding');
    const isAccepted = req.acceptsEncodings('br') === 'br'; // browsers accept it over TLS alone
    if (asset.isBrotli && isAccepted) res.set('Content-Encoding', 'br');
    res.send(asset.isBrotli && !isAccepted ? brotliDecompressSync(asset.bytes) : asset.bytes);
  };
