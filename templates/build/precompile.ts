import Handlebars from 'handlebars';

/**
 * A template as the source of a JavaScript object for handlebars/runtime. It may call the built-in blocks and safeUrl
 * only, and throws when a value is missing. Subjects and text parts are not HTML and escape nothing.
 */
export function precompile(template: string, escaping: 'html' | 'none'): string {
  const compiled: unknown = Handlebars.precompile(template, {
    knownHelpers: { safeUrl: true },
    knownHelpersOnly: true,
    strict: true,
    noEscape: escaping === 'none',
  });
  return String(compiled);
}

/** As other people do it, for comparison: compiled at run time with default options. */
export function compileWhole(template: string, helpers: Readonly<Record<string, Handlebars.HelperDelegate>>) {
  const own = Handlebars.create();
  own.registerHelper({ ...helpers });
  return own.compile<unknown>(template);
}
