import { existsSync } from 'node:fs';
import { runMain } from '../platform/run-main.ts';
import { runLauncher } from './run-launcher.ts';

const fromRoot = (path: string) => new URL(`../../${path}`, import.meta.url);

await runMain(() =>
  runLauncher({
    api: fromRoot('services/api/main.ts'),
    worker: fromRoot('services/worker/main.ts'),
    firstRun: fromRoot('services/api/first-run.ts'),
    web: fromRoot('web/'),
    templates: fromRoot('templates/'),
    environment: process.env,
    sources: ['contracts/', 'db/', 'services/', 'templates/'].map(fromRoot).filter((folder) => existsSync(folder)),
    dev: process.argv.includes('--dev'),
  }),
);
