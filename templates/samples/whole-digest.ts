import type { DigestInput, DigestTender, MailSite } from '../mail-templates.ts';
import { cardData, groupOf, headingData } from '../render/card.ts';
import { grouped, introData, outroData } from '../render/digest.ts';
import { siteOf } from '../render/links.ts';

/** What one undivided template of the digest is given, to compare it with ours. */
export function wholeDigestData(mailSite: MailSite, input: DigestInput, tenders: readonly DigestTender[], now: Date) {
  const site = siteOf(mailSite);
  const cards = tenders.map((tender) => ({ group: groupOf(tender), ...cardData(site, tender, now) }));
  const groups = [...grouped(cards)].map(([group, members]) => ({ ...headingData(group), cards: members }));
  return { ...introData(site, input), ...outroData(site, input, tenders.length), groups };
}
