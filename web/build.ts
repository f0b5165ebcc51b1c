import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';

const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt)$/;
/** Bytes below which the header that says so costs as much as is gained. */
const WORTH_IT = 200;

/** Puts a `.br` and a `.gz` beside every file of `folder` that gains from it, once, at the best quality. */
async function precompress(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (bytes.length < WORTH_IT) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

process.env.NODE_ENV = 'production';

const configFile = fileURLToPath(new URL('./vite.config.ts', import.meta.url));

await build({ configFile, logLevel: 'warn' });

/* The server bundle contains its own production React: a missing NODE_ENV at run time cannot slow it down. */
await build({
  configFile,
  logLevel: 'warn',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'app/server/entry-server.tsx',
    outDir: 'dist/server',
    manifest: false,
    rolldownOptions: { input: 'app/server/entry-server.tsx', output: { codeSplitting: false } },
  },
});

await precompress(fileURLToPath(new URL('./dist/client/', import.meta.url)));
