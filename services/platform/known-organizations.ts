import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { OrganizationBody } from '#contracts/api/organizations.ts';

const FOLDER = new URL('../../db/sample-data/pakistan-samples/', import.meta.url);

const read = async (name: string): Promise<readonly OrganizationBody[]> =>
  z.array(OrganizationBody).parse(JSON.parse(await readFile(new URL(name, FOLDER), 'utf8')));

/** Public bodies of Pakistan with which a new portal begins. */
export const readFirstOrganizations = () => read('organizations.json');

/** Those and the further ones from which an operator chooses. */
export const readKnownOrganizations = async () =>
  (await Promise.all([readFirstOrganizations(), read('further-organizations.json')])).flat();
