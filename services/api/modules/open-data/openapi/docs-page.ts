import { EVERY_ENDPOINT } from '#contracts/api/open-data/every-endpoint.ts';
import { PROBLEM_KINDS, problemKind } from '#contracts/vocabulary/problems.ts';
import { escapeXml as text } from '../../../platform/formats/xml.ts';
import type { JsonObject } from './schemas.ts';

const STYLE = `:root{color-scheme:light dark;--line:#d5ddd8;--soft:#4d5b54;--link:#0b6b4b;--code:#eef3f0}
*{box-sizing:border-box}body{margin:0 auto;max-width:64rem;padding:1.5rem 1rem 4rem;font:1rem/1.6 system-ui,sans-serif}
a{color:var(--link)}h1{font-size:1.75rem;line-height:1.2;margin:.5rem 0}h2{font-size:1.2rem;margin:2.5rem 0 .75rem}
p{max-width:44rem}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;padding:0}nav a{display:inline-block;padding:.25rem 0}
details{border:1px solid var(--line);border-radius:.5rem;margin:.5rem 0}summary{cursor:pointer;padding:.6rem .75rem;overflow-wrap:anywhere}
summary b{display:inline-block;min-width:4rem;font:600 .85rem ui-monospace,monospace}summary code{font-size:.95rem}
summary span{display:block;color:var(--soft);margin-inline-start:4.2rem;font-size:.95rem}
details>div{padding:0 .75rem .75rem;overflow-x:auto}table{border-collapse:collapse;width:100%}
th,td{text-align:start;vertical-align:top;padding:.3rem .75rem .3rem 0;border-top:1px solid var(--line)}
pre{background:var(--code);border-radius:.5rem;padding:.75rem;overflow:auto;max-height:24rem;font-size:.85rem}
:focus-visible{outline:2px solid var(--link);outline-offset:2px}
@media(prefers-color-scheme:dark){:root{--line:#2c3a33;--soft:#a9b8b0;--link:#6fd3ab;--code:#18211c}body{background:#101613;color:#e7ece9}}
@media(max-width:40rem){summary span{margin-inline-start:0}}`;

interface PageFrame {
  readonly siteName: string;
  readonly publicUrl: string;
  readonly nonce: string;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly description: string;
  readonly example: string | number;
  readonly schema: JsonObject;
}

interface Operation {
  readonly summary: string;
  readonly description?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonObject }>> };
  readonly responses: Readonly<Record<string, { content?: Readonly<Record<string, { readonly schema: JsonObject }>> }>>;
}

/** The document as a page to read: no script, every call behind a summary that opens. */
export function docsPage(document: JsonObject, { siteName, publicUrl, nonce }: PageFrame): string {
  const paths = document.paths as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  const subjects = Object.entries(EVERY_ENDPOINT);
  const sections = subjects.map(([subject, { calls }]) => {
    const blocks = calls.map(({ method, path }) => {
      const template = path.replace(/:(\w+)/g, '{$1}');
      const operation = paths[template]?.[method.toLowerCase()];
      return operation === undefined ? '' : call(method, template, operation);
    });
    return `<section id="${anchor(subject)}"><h2>${text(subject)}</h2>${blocks.join('')}</section>`;
  });
  const menu = [...subjects.map(([subject]) => subject), 'Problems', 'Schemas'].map(
    (subject) => `<li><a href="#${anchor(subject)}">${text(subject)}</a></li>`,
  );
  const title = `API and open data · ${siteName}`;
  return `<!doctype html><html lang="en-PK"><head><meta charset="utf-8"><title>${text(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="${text(`Every call of ${siteName}, and tenders as Atom, iCalendar, CSV and OCDS.`)}">
<link rel="canonical" href="${text(publicUrl)}/api/docs"><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="alternate" type="application/atom+xml" title="Tenders" href="/tenders.atom">
<style nonce="${text(nonce)}">${STYLE}</style></head><body>
<header><p><a href="/">${text(siteName)}</a></p><h1>API and open data</h1>
<p>Reading is open to everybody, without a key. Put <code>.atom</code>, <code>.ics</code> or <code>.csv</code> behind <code>/tenders</code>
and any search of the site becomes a <a href="/tenders.atom">feed</a>, a <a href="/tenders.ics">calendar</a> or a <a href="/tenders.csv">table</a>,
with the same parameters. Everything ever published is there as <a href="/api/ocds/releases">OCDS releases</a>, also as <a href="/api/ocds/releases.jsonl">one file</a>.</p>
<p>The whole description for programs: <a href="/api/openapi.json">OpenAPI 3.1</a>. Errors say in <code>message</code> what happened and what to do.
<a href="/reuse-our-data">Licence and credit</a>.</p></header>
<nav aria-label="Subjects"><ul>${menu.join('')}</ul></nav><main>${sections.join('')}${problems()}${named(document)}</main></body></html>`;
}

/** Kinds of refusals, each at the address that its `type` names. */
function problems(): string {
  const kinds = Object.keys(PROBLEM_KINDS).map((status) => {
    const kind = problemKind(Number(status));
    return `<dt id="problem-${kind}">${status} <code>${kind}</code></dt><dd>${text(PROBLEM_KINDS[Number(status)]?.[1] ?? '')}</dd>`;
  });
  return `<section id="problems"><h2>Problems</h2><p>A refusal is <code>application/problem+json</code> (RFC 9457). Its <code>type</code> is one of these; <code>detail</code> says what happened and what to do, <code>errors</code> names the field.</p><dl>${kinds.join('')}</dl></section>`;
}

/** Schemas that several calls share, each at an address of its own. */
function named(document: JsonObject): string {
  const { schemas } = document.components as { readonly schemas: Readonly<Record<string, JsonObject>> };
  const blocks = Object.entries(schemas).map(
    ([name, schema]) =>
      `<details id="schema-${name}"><summary><code>${name}</code></summary><div>${json(schema)}</div></details>`,
  );
  return `<section id="schemas"><h2>Schemas</h2>${blocks.join('')}</section>`;
}

const anchor = (subject: string) => subject.toLowerCase().replaceAll(' ', '-');

function call(method: string, path: string, operation: Operation): string {
  const { summary, description, parameters, requestBody, responses } = operation;
  const answers = Object.entries(responses).flatMap(([status, { content = {} }]) =>
    status === 'default'
      ? []
      : Object.entries(content).map(([media, { schema }]) => block(`${status} · ${media}`, schema)),
  );
  const asked = Object.entries(requestBody?.content ?? {}).map(([media, { schema }]) =>
    block(`Body · ${media}`, schema),
  );
  const inside = [
    description === undefined ? '' : `<p>${text(description)}</p>`,
    table(parameters),
    ...asked,
    ...answers,
  ];
  return `<details><summary><b>${method}</b> <code>${text(path)}</code><span>${text(summary)}</span></summary><div>${inside.join('')}</div></details>`;
}

function table(parameters: Operation['parameters']): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description, example, schema }) =>
      `<tr><td><code>${text(name)}</code><br>${place}${required ? ', required' : ''}</td><td>${text(description)}, such as <code>${text(String(example))}</code></td><td><code>${text(JSON.stringify(schema))}</code></td></tr>`,
  );
  return `<table><thead><tr><th scope="col">Parameter</th><th scope="col">Meaning</th><th scope="col">Schema</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

const block = (title: string, schema: JsonObject) => `<p>${text(title)}</p>${json(schema)}`;

/** The schema, in which references are links. */
function json(schema: JsonObject): string {
  const written = text(JSON.stringify(schema, null, 2));
  const linked = written.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#schema-$1">$1</a>');
  return `<pre tabindex="0">${linked}</pre>`;
}
