import { expect, test } from 'vitest';
import { EVERY_ENDPOINT } from '#contracts/api/open-data/every-endpoint.ts';
import { openApiDocument } from './document.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description?: string;
  readonly example?: string | number;
  readonly schema?: { readonly type?: string; readonly minimum?: number; readonly maximum?: number };
}
interface Operation {
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, { readonly content?: object; readonly headers?: object }>>;
}

const license = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
const document = openApiDocument({
  siteName: 'Ailaan',
  publicUrl: 'https://ailaan.example',
  supportEmail: 'support@ailaan.example',
  dataLicense: license,
});
const calls = Object.values(EVERY_ENDPOINT).flatMap(({ calls }) => calls);
const operations = calls.map((call) => {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  const operation = paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
  return { call, name: `${call.method} ${call.path}`, operation: operation ?? expect.unreachable() };
});
/** Names what is not as it should be, call by call. */
const faults = (judge: (one: (typeof operations)[number]) => readonly string[]) =>
  operations.flatMap((one) => judge(one).map((fault) => `${one.name}: ${fault}`));

test('every parameter says what it is, shows an example, and is typed', () => {
  const missing = ({ description = '', example, schema }: Parameter) =>
    description === '' || example === undefined || schema?.type === undefined;
  expect(faults(({ operation }) => operation.parameters.filter(missing).map(({ name }) => name))).toEqual([]);
});

test('page and limit are numbers with their bounds', () => {
  const isNumber = ({ schema }: Parameter) =>
    schema?.type === 'integer' && schema.minimum === 1 && (schema.maximum ?? 0) >= 100;
  const pages = ({ name }: Parameter) => name === 'page' || name === 'limit';
  expect(
    faults(({ operation }) => operation.parameters.filter(pages).flatMap((one) => (isNumber(one) ? [] : one.name))),
  ).toEqual([]);
  expect(operations.flatMap(({ operation }) => operation.parameters.filter(pages)).length).toBeGreaterThan(20);
});

test('every example in a query is one that the call takes', () => {
  const refusedExamples = ({ call, operation }: (typeof operations)[number]) =>
    operation.parameters
      .filter((one) => one.in === 'query')
      .filter(({ name, example }) => {
        const issues = call.query?.safeParse({ [name]: String(example) }).error?.issues ?? [];
        return issues.some(({ path }) => path[0] === name);
      })
      .map(({ name }) => name);
  expect(faults(refusedExamples)).toEqual([]);
});

test('every answer states its refusals, its headers and its media type', () => {
  const judge = ({ call, operation }: (typeof operations)[number]) => {
    const success = operation.responses[String(call.status)];
    const says = Object.keys(success?.headers ?? {});
    return [
      ...(Object.keys(operation.responses).some((code) => code.startsWith('4')) ? [] : ['no 4xx']),
      ...(says.includes('RateLimit') ? [] : ['no RateLimit']),
      ...(call.status === 204 || success?.content !== undefined || call.method !== 'GET' ? [] : ['no media type']),
    ];
  };
  expect(faults(judge)).toEqual([]);
});

test('every reference leads somewhere, and nothing lies there unused', () => {
  const text = JSON.stringify(document);
  const components = document.components as Record<string, Record<string, unknown>>;
  const there = Object.entries(components).flatMap(([kind, of]) =>
    kind === 'securitySchemes' ? [] : Object.keys(of).map((name) => `#/components/${kind}/${name}`),
  );
  const referred = [...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to);
  expect([...new Set(referred)].sort()).toEqual([...there].sort());
  expect(text).not.toContain('#/$defs/');
  expect(there).toEqual(
    expect.arrayContaining(['Tender', 'TenderListItem', 'Release'].map((name) => `#/components/schemas/${name}`)),
  );
});

test('the document has a licence, a contact, a server and described tags', () => {
  expect(document).toMatchObject({
    info: { license, contact: { url: 'https://ailaan.example/contact', email: 'support@ailaan.example' } },
    servers: [{ url: 'https://ailaan.example' }],
  });
  for (const tag of document.tags as { description?: string }[])
    expect(tag.description, JSON.stringify(tag)).toBeTruthy();
});
