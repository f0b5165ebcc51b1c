import { fileURLToPath } from 'node:url';
import Handlebars from 'handlebars';
import { readSources } from '#templates/build/build-templates.ts';
import { compileHtml, withoutMarkers } from '#templates/build/compile-html.ts';
import { composeSource } from '#templates/build/compose-source.ts';
import type { DigestInput, DigestTender, MailSite, PreparedCard } from '#templates/mail.ts';
import { cardData, headingData } from '#templates/render/card.ts';
import { digestTitle, introData, outroData } from '#templates/render/digest.ts';
import { groupsOf, reminderNote, SAVED_SOON, sectionData, whyOf } from '#templates/render/digest-layout.ts';
import { OWN_TOKEN, ownLinks, siteOf } from '#templates/render/links.ts';
import { safeUrl } from '#templates/render/text/safe-url.ts';

const SOURCES = fileURLToPath(new URL('../../../templates/sources', import.meta.url));

/**
 * The digest as one template with loops, compiled at run time, as most people draw mails: the one in parts is compared
 * with it. `source` is its MJML, `template` its HTML.
 */
export async function buildWholeDigest() {
  const marked = composeSource('digest.mjml', await readSources(SOURCES));
  const html = withoutMarkers(await compileHtml('digest', marked));
  const handlebars = Handlebars.create();
  handlebars.registerHelper({ safeUrl });
  const compile = (text: string) => handlebars.compile<unknown>(text);
  return { source: withoutMarkers(marked), template: compile(html), compile };
}

/** Data of the undivided template for the same digest. */
export function wholeDigestData(mailSite: MailSite, input: DigestInput, tenders: readonly DigestTender[], now: Date) {
  const site = siteOf(mailSite);
  const data = new Map(
    [...input.cards, ...(input.reminders?.cards ?? [])].map((card, at) => {
      const { notForMeUrl, ...shared } = cardData(site, tenders[at] as DigestTender, now);
      return [card, { ...shared, notForMeUrl: notForMeUrl.replace(OWN_TOKEN, input.token) }];
    }),
  );
  const dataOf = (card: PreparedCard) => {
    const found = data.get(card);
    if (found === undefined) throw new Error('A card of no tender');
    return found;
  };
  const given = input.sections ?? [{ title: null, cards: input.cards.map((card) => ({ card, why: null })) }];
  const sections = given.map(({ title, cards }) => ({
    ...sectionData(title),
    groups: groupsOf(cards).map(([group, members]) => ({
      ...headingData(group),
      cards: members.map(({ card, why }) => ({ ...dataOf(card), why: whyOf(why) })),
    })),
  }));
  const { cards: saved, total } = input.reminders ?? { cards: [], total: 0 };
  const note = (at: number) => (at === saved.length - 1 ? reminderNote(total - saved.length) : '');
  const block = {
    title: '',
    groups: [{ ...headingData(SAVED_SOON), cards: saved.map((card, at) => ({ ...dataOf(card), why: note(at) })) }],
  };
  if (saved.length > 0) sections.unshift({ ...sectionData(null), ...block });
  const constant = { ...site, ...ownLinks(site, input.token), ...digestTitle(site) };
  return { ...constant, ...introData(input), ...outroData(site, input, tenders.length), sections };
}
