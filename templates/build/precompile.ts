import Handlebars from 'handlebars';

/**
 * Compiles a template to the source of a JavaScript object for handlebars/runtime. It may call only the built-in blocks
 * and safeUrl, and throws when a value is missing. Subjects and text parts are not HTML and escape nothing.
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
