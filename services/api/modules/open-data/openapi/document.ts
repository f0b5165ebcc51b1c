import { z } from 'zod';
import { EVERY_ENDPOINT } from '#contracts/api/open-data/every-endpoint.ts';
import type { Endpoint } from '#contracts/api/shared/endpoint.ts';
import { Problem } from '#contracts/api/shared/problem.ts';

export type JsonObject = { readonly [key: string]: unknown };

export interface DocumentFrame {
  readonly siteName: string;
  readonly publicUrl: string;
  readonly supportEmail: string;
}

/** OpenAPI 3.1 of every call, from the very schemas that check requests and answers. */
export function openApiDocument({ siteName, publicUrl, supportEmail }: DocumentFrame): JsonObject {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [subject, endpoints] of Object.entries(EVERY_ENDPOINT)) {
    for (const endpoint of endpoints) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(subject, endpoint) };
    }
  }
  return {
    openapi: '3.1.1',
    info: {
      title: `${siteName} API`,
      version: '1.0.0',
      description: `Tender notices of Pakistan. Reading is open to everybody. Days and times are those of Karachi (UTC+5). Errors are \`application/problem+json\`. Answers to GET carry an ETag; send it back as If-None-Match.`,
      contact: { name: siteName, url: `${publicUrl}/contact`, email: supportEmail },
    },
    servers: [{ url: publicUrl }],
    tags: Object.keys(EVERY_ENDPOINT).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: schemaOf(Problem, 'output') },
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-ailaan',
          description: 'Set by POST /api/login. What changes something must also come from our own pages (Origin).',
        },
      },
      responses: {
        Problem: {
          description: 'Refused: what happened and what to do next',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
    },
  };
}

function operation(subject: string, endpoint: Endpoint): JsonObject {
  const { method, path, access, summary, body, rawBody, status } = endpoint;
  const slug = path.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return {
    operationId: `${method.toLowerCase()}-${slug}`,
    tags: [subject],
    summary,
    ...(access === 'public' ? { security: [] } : { security: [{ session: [] }], description: WHO[access] }),
    parameters: [...pathParameters(path), ...queryParameters(endpoint)],
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } }),
    ...(rawBody === undefined
      ? {}
      : { requestBody: { required: true, content: { [rawBody]: { schema: { type: 'string', format: 'binary' } } } } }),
    responses: {
      [String(status)]: { description: status === 204 ? 'Done' : summary, ...contentOf(endpoint) },
      ...(method === 'GET' ? { 304: { description: 'What If-None-Match names is still so' } } : {}),
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

const WHO = {
  user: 'For anybody who is signed in.',
  admin: 'For administrators.',
  'super-admin': 'For the Super Admin.',
} as const;

function contentOf({ response, media, status }: Endpoint): JsonObject {
  if (response !== undefined) return { content: { 'application/json': { schema: schemaOf(response, 'output') } } };
  return media === undefined || status === 204 ? {} : { content: { [media]: { schema: { type: 'string' } } } };
}

function pathParameters(path: string): JsonObject[] {
  return [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' ? { type: 'integer', minimum: 1, maximum: 2_147_483_647 } : { type: 'string' },
  }));
}

function queryParameters({ query }: Endpoint): JsonObject[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(query, 'input') as {
    properties?: Record<string, JsonObject>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** The 2020-12 schema of what may be sent or is answered; what a schema language cannot say is left open. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return rest as JsonObject;
}
