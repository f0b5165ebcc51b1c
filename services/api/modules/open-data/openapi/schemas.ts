import { z } from 'zod';
import * as account from '#contracts/api/account/account.ts';
import * as ownSubscription from '#contracts/api/account/own-subscription.ts';
import * as sessions from '#contracts/api/account/sessions.ts';
import * as audit from '#contracts/api/audit.ts';
import * as categories from '#contracts/api/categories.ts';
import * as contact from '#contracts/api/contact.ts';
import * as emails from '#contracts/api/emails.ts';
import * as imports from '#contracts/api/imports.ts';
import * as newsletter from '#contracts/api/newsletter.ts';
import * as openData from '#contracts/api/open-data/open-data.ts';
import * as organizations from '#contracts/api/organizations.ts';
import * as problem from '#contracts/api/shared/problem.ts';
import * as similar from '#contracts/api/similar-tenders.ts';
import * as places from '#contracts/api/tenders/places.ts';
import * as redaction from '#contracts/api/tenders/redaction.ts';
import * as sources from '#contracts/api/tenders/sources.ts';
import * as synonyms from '#contracts/api/tenders/synonyms.ts';
import * as tenders from '#contracts/api/tenders.ts';
import * as users from '#contracts/api/users.ts';

export type JsonObject = { readonly [key: string]: unknown };
type Direction = 'input' | 'output';

/** Files whose exported objects are schemas with a name, for generated clients. */
const NAMED = [
  ...[tenders, sources, redaction, synonyms, places, similar, categories, organizations, openData, problem],
  ...[users, account, sessions, ownSubscription, newsletter, contact, emails, imports, audit],
];

/** The schema, or a reference to a named one. */
export type SchemaOf = (schema: z.ZodType, io: Direction) => JsonObject;

/** 2020-12 schemas of what may be sent or is answered; `named` fills with those that are referred to. */
export function createSchemas(named: Record<string, JsonObject>): SchemaOf {
  for (const [name, schema] of NAMED.flatMap((file) => Object.entries(file))) {
    if (!(schema instanceof z.ZodObject) || name.endsWith('Query')) continue;
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id: name });
  }
  return (schema, io) => {
    // inside another object, so that a schema with a name becomes a reference even where it is the whole
    const { properties, $defs = {} } = z.toJSONSchema(z.strictObject({ it: schema }), {
      io,
      unrepresentable: 'any',
      target: 'draft-2020-12',
      override: ({ jsonSchema }) => tidy(jsonSchema, io),
    });
    const refer = (value: unknown): unknown =>
      JSON.parse(JSON.stringify(value).replace(/"#\/\$defs\/(\w+)"/g, (_, name) => `"#/components/schemas/${name}"`));
    Object.assign(named, refer($defs));
    return refer(properties?.it) as JsonObject;
  };
}

/** Our answers may get further fields; a number in an address is a number, whatever text the check begins with. */
function tidy(schema: z.core.JSONSchema.BaseSchema, io: Direction): void {
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
  if (schema.type === 'integer') delete schema.pattern;
  if (schema.type !== undefined && schema.anyOf !== undefined) delete schema.anyOf;
}
