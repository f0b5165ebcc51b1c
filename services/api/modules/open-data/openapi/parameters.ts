import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { ID_MAX } from '#contracts/vocabulary/lists/public-lists.ts';
import type { JsonObject, SchemaOf } from './schemas.ts';

interface Part {
  readonly description: string;
  readonly example: string | number;
  readonly schema: JsonObject;
}

const text = { type: 'string' };

/** Parts of addresses by their name. */
const PARTS: Readonly<Record<string, Part>> = {
  id: {
    description: 'Id of the record that the address is about',
    example: 42,
    schema: { type: 'integer', minimum: 1, maximum: ID_MAX },
  },
  ocid: { description: 'The ocid of a tender', example: 'ocds-ailaan-42-9f3c1b2ad4e0', schema: text },
  part: { description: 'File of the sitemap, as /sitemap.xml names it', example: 'tenders-1.xml', schema: text },
  token: { description: 'The secret of a link that was sent by email', example: 'x'.repeat(43), schema: text },
  mail: { description: 'Id of the email that the link stands in', example: '42', schema: text },
  name: { description: 'A file, as /api/dumps names it', example: 'tenders-20261122T213000Z.jsonl.gz', schema: text },
  firstAt: {
    description: 'Where this part of the file begins, in bytes',
    example: 0,
    schema: { type: 'integer', minimum: 0 },
  },
  digest: { description: 'Digest of a file, as a tender names it', example: 'ab'.repeat(32), schema: text },
  number: { description: 'Number of a page, from 1', example: 1, schema: { type: 'integer', minimum: 1 } },
  fileName: { description: 'Its name, as a tender states it', example: 'tender.pdf', schema: text },
  format: { description: 'Any other ending than those that there are', example: 'pdf', schema: text },
};

const REQUEST_HEADERS: Readonly<Record<string, Part>> = {
  'If-None-Match': {
    description: 'The ETag of an answer that the caller holds: still the same, it is 304 without a body',
    example: 'W/"Jp0m2rAhz4vHn1f9bq3LkA"',
    schema: text,
  },
  'If-Match': {
    description: 'The ETag that the GET answered; where somebody else changed it since, the answer is 412',
    example: '"tender-42-3"',
    schema: text,
  },
  'Idempotency-Key': {
    description: 'The caller’s name for this command: sent again under it, it has no second effect',
    example: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
    schema: { type: 'string', minLength: 1, maxLength: 100 },
  },
};

/** Whether answers to the call carry a tag: all that is read, apart from pages and from files for administrators. */
export const hasTag = ({ method, access, media }: Endpoint) =>
  method === 'GET' && (media === undefined || (access === 'public' && media !== 'text/html'));

export function parametersOf(endpoint: Endpoint, schemaOf: SchemaOf): JsonObject[] {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    ...PARTS[name],
  }));
  const sent = [...(hasTag(endpoint) ? ['If-None-Match'] : []), ...(endpoint.requestHeaders ?? [])];
  const inHeaders = sent.map((name) => ({ name, in: 'header', required: false, ...REQUEST_HEADERS[name] }));
  return [...inPath, ...inQuery(endpoint, schemaOf), ...inHeaders];
}

function inQuery({ query }: Endpoint, schemaOf: SchemaOf): JsonObject[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, JsonObject>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, example, examples, ...schema }]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    description,
    example: example ?? (examples as unknown[] | undefined)?.[0],
    schema,
  }));
}
