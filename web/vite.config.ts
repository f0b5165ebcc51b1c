import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** React and what every page needs at once, in one file: fewer requests and better compression. */
const CORE =
  /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@tanstack|@reduxjs|react-redux|redux|immer|reselect|wouter|regexparam|use-sync-external-store)\//;

/** The search that home page and list share, with the pages of its results. */
const SEARCH =
  /web\/(lib\/api\/lookups|components\/ui\/pagination|features\/tender-search\/(api|use-|early-input|filters\.ts|components\/(?!find-tenders|tender-results|status-links)|lazy-|narrowing\/(facets|closing-window|totals)\.))/;

/** Parts of a screen that come together, so that a dialog is a few requests and not one for each of its modules. */
const PARTS = {
  leaving: /web\/lib\/forms\/use-warn/,
  lists: /contracts\/vocabulary\/(people|lists\/admin-lists)/,
  changes: /web\/lib\/(mutations\/|forms\/use-failure-toast)/,
  forms:
    /node_modules\/(zod|react-hook-form|@hookform)\/|contracts\/api\/shared\/|web\/(components\/ui\/form\/bound-fields|lib\/forms\/(body-resolver|server-errors|use-kept))/,
  radix:
    /@radix-ui\/react-(collection|compose-refs|context|direction|dismissable-layer|id|portal|presence|primitive|roving-focus|slot|use-[a-z-]+)\//,
  dialog: /web\/components\/ui\/overlay\/(dialog|alert-dialog)/,
  signIn: /web\/(features\/auth\/(components\/(login|sign-up)|api\/sign-in|messages)|components\/account-fields\/)/,
} as const;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss()],
  resolve: {
    /* wouter asks for the shim of an API that React 19 has itself. */
    alias: [
      { find: /^use-sync-external-store\/shim\/index\.js$/, replacement: 'react' },
      {
        find: 'react-style-singleton',
        replacement: fileURLToPath(new URL('lib/styles/script-made-styles.ts', import.meta.url)),
      },
    ],
  },
  build: {
    manifest: true,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    outDir: 'dist/client',
    emptyOutDir: true,
    rolldownOptions: {
      input: 'app/entry-client.tsx',
      output: {
        /* The entry lists every file that may follow; their names would be 0.3 kB of it. The manifest knows them. */
        chunkFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            { name: 'core', test: CORE, tags: ['$initial'], priority: 3 },
            /* Everything else that the entry imports, so that pages do not shatter it into a file per module. */
            { name: 'shell', tags: ['$initial'], priority: 2 },
            { name: 'search', test: SEARCH, priority: 2 },
            /* In this order: each takes with it what it imports and none above it has taken. */
            ...Object.entries(PARTS).map(([name, test]) => ({ name, test, priority: 2 })),
          ],
        },
      },
    },
  },
});
