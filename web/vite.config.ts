import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** React and what every page needs at once, in one file: fewer requests and better compression. */
const CORE =
  /node_modules\/(react|react-dom|scheduler|@tanstack|@reduxjs|react-redux|redux|immer|reselect|wouter|regexparam|use-sync-external-store|clsx)\//;

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss()],
  build: {
    manifest: true,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    outDir: 'dist/client',
    emptyOutDir: true,
    rolldownOptions: {
      input: 'app/entry-client.tsx',
      output: { codeSplitting: { groups: [{ name: 'core', test: CORE, priority: 10 }] } },
    },
  },
});
