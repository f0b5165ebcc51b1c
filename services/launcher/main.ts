import { runMain } from '../platform/run-main.ts';
import { runLauncher } from './run-launcher.ts';

const service = (path: string) => new URL(`../${path}`, import.meta.url);

await runMain(() =>
  runLauncher({
    api: service('api/main.ts'),
    worker: service('worker/main.ts'),
    firstRun: service('api/first-run.ts'),
    web: new URL('../../web/', import.meta.url),
    environment: process.env,
    dev: process.argv.includes('--dev'),
  }),
);
