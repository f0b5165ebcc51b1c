import mjml2html from 'mjml';

const EXPRESSION = /\{\{[^}]*\}\}/g;
const BLOCK = /^\{\{([#/]|else)/;

/**
 * Throws when MJML lost, doubled or moved a block (it silently drops text between two elements), or lost another
 * expression. MJML may repeat expressions that are no blocks, for Outlook.
 */
export function assertExpressionsKept(name: string, source: string, html: string): void {
  const [before, after] = [expressionsIn(source), expressionsIn(html)];
  const blocks = (list: readonly string[]) => list.filter((expression) => BLOCK.test(expression)).join(' ');
  if (blocks(before) !== blocks(after))
    throw new Error(`${name}: MJML changed the blocks\n  from ${blocks(before)}\n  to   ${blocks(after)}`);
  const kept = count(after);
  for (const [expression, times] of count(before)) {
    if ((kept.get(expression) ?? 0) < times) throw new Error(`${name}: MJML lost ${expression}`);
  }
}

const expressionsIn = (text: string) =>
  (text.match(EXPRESSION) ?? []).map((expression) => expression.replace(/\s+/g, ' '));

function count(list: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

const TABLE_TAG = '</?(?:table|tbody|tr|td)\\b[^>]*>';
const SPACE_IN_TABLES = new RegExp(`\\s+(${TABLE_TAG})|(${TABLE_TAG})\\s+`, 'g');
const MARKER = /@@([a-z]+)@@/;

/** Compiles a composed MJML source to small HTML that still has every Handlebars expression. */
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

// MJML would load cssnano, some forty packages, to remove these spaces.
const minifyCss = (css: string) => css.replace(/\s+/g, ' ').replace(/ ?([{};:,>]) ?/g, '$1');

/** Parts of a text by the name of the marker before each; the part before the first marker is 'start'. */
export function splitParts(text: string): Map<string, string> {
  const [start = '', ...rest] = text.split(MARKER);
  const parts = new Map([['start', start]]);
  for (let at = 0; at < rest.length; at += 2) parts.set(rest[at] ?? '', rest[at + 1] ?? '');
  return parts;
}

/** Removes the markers, which makes one template of the parts. */
export function withoutMarkers(text: string): string {
  return text.replaceAll(new RegExp(MARKER, 'g'), '');
}
