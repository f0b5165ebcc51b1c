import { EVERY_ENDPOINT } from '#contracts/api/open-data/every-endpoint.ts';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { Problem } from '#contracts/api/shared/problem.ts';
import type { DatasetFrame } from '../dataset/dcat.ts';
import { answersOf, HEADERS, refusals } from './answers.ts';
import { parametersOf } from './parameters.ts';
import { createSchemas, type JsonObject, type SchemaOf } from './schemas.ts';

/** OpenAPI 3.1 of every call, from the very schemas that check requests and answers. */
export function openApiDocument({ siteName, publicUrl, supportEmail, dataLicense }: DatasetFrame): JsonObject {
  const schemas: Record<string, JsonObject> = {};
  const schemaOf = createSchemas(schemas);
  schemaOf(Problem, 'output');
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [subject, { calls }] of Object.entries(EVERY_ENDPOINT)) {
    for (const endpoint of calls) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(subject, endpoint, schemaOf) };
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${siteName} API`,
      version: '1.1.0',
      summary: 'Tender notices of Pakistan',
      description: `Reading is open to everybody, without a key, also to scripts of other sites. Days and times are those of Karachi (UTC+5). Refusals are \`application/problem+json\`. Answers to GET carry an ETag; send it back as If-None-Match. Answers may get further fields: ignore those that you do not know. Limits, versions and what deprecation means: ${publicUrl}/api/docs`,
      termsOfService: `${publicUrl}/terms-of-service`,
      license: dataLicense,
      contact: { name: siteName, url: `${publicUrl}/contact`, email: supportEmail },
    },
    servers: [{ url: publicUrl, description: siteName }],
    tags: Object.entries(EVERY_ENDPOINT).map(([name, { about }]) => ({ name, description: about })),
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1))),
      headers: HEADERS,
      responses: refusals(),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-ailaan',
          description: 'Set by POST /api/login. What changes something must also come from our own pages (Origin).',
        },
      },
    },
  };
}

function operation(subject: string, endpoint: Endpoint, schemaOf: SchemaOf): JsonObject {
  const { method, path, access, summary, body, rawBody } = endpoint;
  const slug = path.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const sent = {
    ...(body === undefined ? {} : { 'application/json': { schema: schemaOf(body, 'input') } }),
    ...(rawBody === undefined ? {} : { [rawBody]: { schema: {} } }),
  };
  return {
    operationId: `${method.toLowerCase()}-${slug}`,
    tags: [subject],
    summary,
    description: `${WHO[access]} Budget: ${endpoint.budget}.`,
    security: access === 'public' ? [] : [{ session: [] }],
    parameters: parametersOf(endpoint, schemaOf),
    ...(Object.keys(sent).length === 0 ? {} : { requestBody: { required: true, content: sent } }),
    responses: answersOf(endpoint, schemaOf),
  };
}

const WHO = {
  public: 'For everybody.',
  user: 'For anybody who is signed in.',
  admin: 'For administrators.',
  'super-admin': 'For the Super Admin.',
} as const;
