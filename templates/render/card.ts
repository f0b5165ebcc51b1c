import { daysBetween, formatClosing, formatDay, karachiDay } from '#contracts/rules/karachi-time.ts';
import type { OptionalFieldWith } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import type { DigestTender, Piece, PreparedCard } from '../mail.ts';
import type { Compiled, Draw } from './compiled.ts';
import { notForMeUrl, pathUrl, type Site } from './links.ts';
import { cleanLine, cut } from './text/clean-text.ts';
import { remaining } from './text/dates.ts';
import { directed, isolated } from './text/direction.ts';

const MAX_TITLE = 300;
const MAX_EXCERPT = 140;
const MAX_FACT = 120;
const MAX_LINE = 110;
const MAX_ROW_TITLE = 100;
const NO_CATEGORY = 'Other tenders';

/** Optional fields that a card states one by one; place and closing are put together. */
type StatedField = Exclude<OptionalFieldWith<{ mail: true }>, 'city' | 'province' | 'closingTime'>;

/** Values for the templates of a card. */
export function cardData(site: Site, tender: DigestTender, now: Date) {
  const { text: title, dir, align, isUrdu } = directed(cleanLine(tender.title, MAX_TITLE));
  const place = [tender.city, tender.province].filter(Boolean).join(', ');
  const reference = tender.reference === null ? '' : cleanLine(tender.reference, MAX_FACT);
  const stated: Readonly<Record<StatedField, string>> = {
    // A break in the middle would put Latin text amid Urdu in the wrong order.
    reference: reference && `Ref.\u00a0${reference}`,
    documentsUntil: tender.documentsUntil === null ? '' : `Documents until ${formatDay(tender.documentsUntil)}`,
  };
  const facts = [cleanLine(tender.organization ?? '', MAX_FACT), cleanLine(place, MAX_FACT), ...Object.values(stated)];
  const excerpt = directed(cleanLine(tender.excerpt, MAX_EXCERPT));
  return {
    title,
    dir,
    align,
    isUrdu,
    facts: facts
      .filter(Boolean)
      .map((fact) => isolated(fact, isUrdu))
      .join(' · '),
    excerpt,
    closing: formatClosing(tender.closingDate, tender.closingTime).replace(/ (?=[ap]m$)/, '\u00a0'),
    ...remaining(tender, now),
    url: pathUrl(site, `/tenders/${tender.id}`),
    notForMeUrl: notForMeUrl(site, tender.id),
  };
}

/** The same in two lines, for a list of many. */
export function rowData(site: Site, tender: DigestTender, now: Date, maxFacts: number) {
  const { title, facts, ...card } = cardData(site, { ...tender, excerpt: '' }, now);
  const short = cut(title, MAX_ROW_TITLE);
  return { ...card, ...directed(short), title: short, facts: cut(facts, maxFacts).replace(/ ·\s?…$/, '') };
}

export function headingData(group: string) {
  return { ...directed(group), rule: '-'.repeat(Math.min(group.length, 60)) };
}

/** The block on top of a digest. */
export const THIS_WEEK = 'Closing this week';
const WEEK = 7;

const closesThisWeek = ({ closingDate }: Pick<DigestTender, 'closingDate'>, now: Date): boolean =>
  daysBetween(karachiDay(now), closingDate) <= WEEK;

const groupOf = ({ categories }: DigestTender): string => cleanLine(categories[0] ?? '', MAX_FACT) || NO_CATEGORY;

/** Draws cards and their groups' headings as bytes. */
export function createCards(compiled: Compiled, site: Site): (tender: DigestTender, now: Date) => PreparedCard {
  const card = piece(compiled, 'digest.card');
  const heading = piece(compiled, 'digest.group');
  return (tender, now) => {
    const data = cardData(site, tender, now);
    const group = groupOf(tender);
    const [drawn, above] = [card(data), heading(headingData(group))];
    return {
      ...drawn,
      group,
      heading: above,
      isThisWeek: closesThisWeek(tender, now),
      title: isolated(cleanLine(data.title, MAX_LINE)),
      summary: [data.remaining, data.facts].filter(Boolean).join(' · '),
    };
  };
}

export function piece(compiled: Compiled, name: string): (data: object) => Piece {
  const [html, text]: [Draw, Draw] = [compiled.draw(`${name}.html`), compiled.draw(`${name}.text`)];
  return (data) => {
    const bytes = Buffer.from(html(data));
    return { html: bytes, text: Buffer.from(text(data)), size: bytes.length };
  };
}
