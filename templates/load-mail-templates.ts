import type { MailSite, MailTemplates } from './mail-templates.ts';
import { createCards } from './render/card.ts';
import { loadCompiled } from './render/compiled.ts';
import { createDigest } from './render/digest.ts';
import { createLetters } from './render/letters.ts';
import { siteOf } from './render/links.ts';

/** The mails of a site, ready to draw. Throws when `node templates/build.ts` has not run. */
export async function loadMailTemplates(mailSite: MailSite): Promise<MailTemplates> {
  const compiled = await loadCompiled();
  const site = siteOf(mailSite);
  return { ...createLetters(compiled, site), card: createCards(compiled, site), ...createDigest(compiled, site) };
}
