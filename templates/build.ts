import { fileURLToPath } from 'node:url';
import { writeTemplates } from './build/build-templates.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

await writeTemplates(here('./sources'), here('./dist'));
