import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { OrganizationBody } from '#contracts/api/organizations.ts';

const FILE = new URL('../../db/sample-data/pakistan-samples/organizations.json', import.meta.url);

/** Public bodies of Pakistan with which a new portal begins, and from which its operator chooses. */
export const readKnownOrganizations = async (): Promise<readonly OrganizationBody[]> =>
  z.array(OrganizationBody).parse(JSON.parse(await readFile(FILE, 'utf8')));
