import { safeUrl } from '../render/text/safe-url.ts';
import { readSources } from './build-templates.ts';
import { compileHtml, withoutMarkers } from './compile-html.ts';
import { composeSource } from './compose-source.ts';
import { compileWhole } from './precompile.ts';

/**
 * The digest as one template with loops, as mails are usually drawn: what the divided one is compared with. `source` is
 * its MJML, `template` its HTML, compiled at run time as `compile` does it.
 */
export async function buildWholeDigest(sources: string) {
  const marked = composeSource('digest.mjml', await readSources(sources));
  const html = withoutMarkers(await compileHtml('digest', marked));
  const compile = (text: string) => compileWhole(text, { safeUrl });
  return { source: withoutMarkers(marked), template: compile(html), compile };
}
