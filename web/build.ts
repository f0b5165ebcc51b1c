import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { precompress } from './precompress.ts';

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
