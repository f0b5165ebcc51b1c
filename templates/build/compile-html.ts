import mjml2html from 'mjml';
import { assertExpressionsKept } from './guard-expressions.ts';

const TABLE_TAG = '</?(?:table|tbody|tr|td)\\b[^>]*>';
const SPACE_IN_TABLES = new RegExp(`\\s+(${TABLE_TAG})|(${TABLE_TAG})\\s+`, 'g');
const MARKER = /@@([a-z]+)@@/;

/** The HTML of a composed MJML source, small, with every Handlebars expression still in it. */
export async function compileHtml(name: string, source: string): Promise<string> {
  const { html: roomy } = await mjml2html(source, {
    validationLevel: 'strict',
    minify: true,
    minifyOptions: { minifyCss: false },
    fonts: {},
    ignoreIncludes: true,
    keepComments: true,
  });
  const html = roomy.replace(/<style[^>]*>[^<]*/g, minifyCss).replace(SPACE_IN_TABLES, '$1$2');
  assertExpressionsKept(name, source, html);
  return html;
}

// MJML would load cssnano, some forty packages, to take out these spaces.
const minifyCss = (css: string) => css.replace(/\s+/g, ' ').replace(/ ?([{};:,>]) ?/g, '$1');

/** The text between markers by the name of the marker before it; what stands before the first is 'start'. */
export function splitParts(text: string): Map<string, string> {
  const [start = '', ...rest] = text.split(MARKER);
  const parts = new Map([['start', start]]);
  for (let at = 0; at < rest.length; at += 2) parts.set(rest[at] ?? '', rest[at + 1] ?? '');
  return parts;
}

/** The text as one template again. */
export function withoutMarkers(text: string): string {
  return text.replaceAll(new RegExp(MARKER, 'g'), '');
}
