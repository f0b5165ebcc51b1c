const PARTIAL = /\{\{> ([a-z-]+)\}\}/g;
const DEPTH = 5;

/**
 * Inserts the partials of a source, before MJML or Handlebars sees it: `{{> top}}` in `digest.mjml` is
 * `partials/top.mjml`. Throws when a partial is missing or includes itself.
 */
export function composeSource(path: string, files: ReadonlyMap<string, string>, depth = 0): string {
  const text = files.get(path);
  if (text === undefined) throw new Error(`templates/sources/${path} is missing`);
  if (depth > DEPTH) throw new Error(`templates/sources/${path}: partials that include one another without end`);
  const extension = path.slice(path.indexOf('.'));
  return text.replace(PARTIAL, (_tag, name: string) =>
    composeSource(`partials/${name}${extension}`, files, depth + 1).trimEnd(),
  );
}
