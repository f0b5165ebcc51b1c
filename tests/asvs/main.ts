import { writeFile } from 'node:fs/promises';
import { asvsPage } from './asvs-page.ts';

await writeFile(new URL('../../docs/asvs.md', import.meta.url), asvsPage());
