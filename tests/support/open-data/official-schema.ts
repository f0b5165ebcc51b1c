import { readFileSync } from 'node:fs';
import Ajv from 'ajv-draft-04';
import formats from 'ajv-formats';

const file = (name: string) => new URL(`../../../db/sample-data/ocds-schemas/${name}.json`, import.meta.url);

const schema = (name: string) => {
  const parsed = JSON.parse(readFileSync(file(name), 'utf8'));
  // a versioned release is neither ours to give nor among the files
  delete parsed.properties?.versionedRelease;
  return parsed;
};

export const releaseSchema = () => schema('release-schema');

/** The official schemas, as their publisher left them: what is wrong with a value. */
export function officialSchema(name: string) {
  const ajv = new Ajv.default({ strict: false, allErrors: true });
  formats.default(ajv);
  for (const other of ['release-schema', 'record-schema']) if (other !== name) ajv.addSchema(schema(other));
  const validate = ajv.compile(schema(name));
  return (value: unknown) => (validate(value) ? [] : (validate.errors ?? []));
}

const errorsOfRelease = officialSchema('release-schema');
export const releaseErrors = (release: { readonly id: string }) =>
  errorsOfRelease(release).map((error) => [release.id, error]);
