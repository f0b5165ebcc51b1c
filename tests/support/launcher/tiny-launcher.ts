import { pathToFileURL } from 'node:url';
import { runLauncher } from '../../../services/launcher/run-launcher.ts';
import { runMain } from '../../../services/platform/run-main.ts';

const here = (file: string) => new URL(file, import.meta.url);

await runMain(() =>
  runLauncher({
    api: here('./tiny-api.ts'),
    worker: here('./no-worker.ts'),
    firstRun: here('./tiny-first-run.ts'),
    web: process.env.TINY_WEB === undefined ? here('./no-web/') : pathToFileURL(process.env.TINY_WEB),
    templates: here('./no-templates/'),
    environment: process.env,
    sources: process.env.TINY_SOURCES === undefined ? [] : [pathToFileURL(process.env.TINY_SOURCES)],
    dev: process.argv.includes('--dev'),
  }),
);
