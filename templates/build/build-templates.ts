import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import Handlebars from 'handlebars';
import { compileHtml, splitParts, withoutMarkers } from './compile-html.ts';
import { composeSource } from './compose-source.ts';

/**
 * Compiles a template to the source of a JavaScript object for handlebars/runtime. It may call only the built-in blocks
 * and safeUrl, and throws when a value is missing. Subjects and text parts are not HTML and escape nothing.
 */
function precompile(template: string, escaping: 'html' | 'none'): string {
  const compiled: unknown = Handlebars.precompile(template, {
    knownHelpers: { safeUrl: true },
    knownHelpersOnly: true,
    strict: true,
    noEscape: escaping === 'none',
  });
  return String(compiled);
}

/** The email that is drawn in parts; every other one is a single template. */
const IN_PARTS = 'digest';
const DROPPED = new Set(['sections', 'groups', 'loop', 'whys', 'rest']);

/** Compiles every email of `sources` into one JavaScript module; the same sources give the same text. */
export async function buildTemplates(sources: string): Promise<string> {
  const files = await readSources(sources);
  const templates: [name: string, source: string][] = [];
  for (const path of [...files.keys()].filter((name) => !name.includes('/')).sort()) {
    const mail = path.slice(0, path.indexOf('.'));
    const source = composeSource(path, files);
    const parts = path.endsWith('.mjml') ? await htmlParts(mail, source) : textParts(mail, source);
    templates.push(...parts.map(([name, text]): [string, string] => [name, precompile(text, escapeOf(name))]));
  }
  return `export const compiled = {\n${templates.map(([name, spec]) => `${JSON.stringify(name)}: ${spec}`).join(',\n')}\n};\n`;
}

export async function writeTemplates(sources: string, dist: string): Promise<void> {
  const text = await buildTemplates(sources);
  await mkdir(dist, { recursive: true });
  await writeFile(join(dist, 'templates.js'), text);
}

export async function readSources(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  return new Map(paths.map((path, at) => [relative(folder, path).split(sep).join('/'), texts[at] ?? '']));
}

const escapeOf = (name: string) => (name.endsWith('.html') ? 'html' : 'none');

async function htmlParts(mail: string, source: string): Promise<[string, string][]> {
  const html = await compileHtml(mail, source);
  if (mail !== IN_PARTS) return [[`${mail}.html`, withoutMarkers(html)]];
  return [...splitParts(html)]
    .filter(([part]) => !DROPPED.has(part))
    .map(([part, text]) => [`${mail}.${part}.html`, text]);
}

/** Splits a text source: one in parts at its markers, any other after its head of `Subject: …` and the like. */
function textParts(mail: string, source: string): [string, string][] {
  if (mail === IN_PARTS) {
    const parts = [...splitParts(source)].filter(([part]) => part !== 'start');
    return parts.map(([part, text]) => [`${mail}.${part}.text`, text.replace(/^\n/, '')]);
  }
  const end = source.indexOf('\n\n');
  const fields = source.slice(0, end).split('\n');
  const named = fields.map((field): [string, string] => {
    const [name = '', ...value] = field.split(': ');
    return [`${mail}.${name.toLowerCase()}`, value.join(': ')];
  });
  return [...named, [`${mail}.text`, source.slice(end + 2)]];
}
