import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { precompress } from './precompress.ts';
import { builtFiles, removeOlderFiles } from './previous-build.ts';

process.env.NODE_ENV = 'production';

const configFile = fileURLToPath(new URL('./vite.config.ts', import.meta.url));

const client = new URL('./dist/client/', import.meta.url);
const before = builtFiles(client);

await build({ configFile, logLevel: 'warn' });
removeOlderFiles(client, { before, now: builtFiles(client) });

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

await precompress(fileURLToPath(client));
