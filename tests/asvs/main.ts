import { writeFile } from 'node:fs/promises';
import { readTree } from '../architecture/source-tree.ts';
import { asvsPage } from './asvs-page.ts';

await writeFile(new URL('../../docs/asvs.md', import.meta.url), asvsPage(readTree()));
