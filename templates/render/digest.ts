import type { DigestKind } from '#contracts/jobs/jobs.ts';
import type { DigestInput, PreparedCard, RenderedMail } from '../mail-templates.ts';
import { cleanLine, cut } from './clean-text.ts';
import type { Compiled } from './compiled.ts';
import { isolated } from './direction.ts';
import { MAX_NAME, MAX_SUBJECT } from './letters.ts';
import { ownLinks, pathUrl, type Site } from './links.ts';

/** Gmail cuts a mail above 102 kB, and with it the links at its end. What the outro may still grow stays below. */
const MAX_BYTES = 95_000;
const PREVIEW_TITLES = 3;
const MAX_CHOICES = 12;
const MAX_CHOICE = 60;

/** Puts a digest together: only what differs from person to person is drawn, everything else is copied. */
export function createDigest(compiled: Compiled, site: Site): (input: DigestInput) => RenderedMail {
  const [subject, introHtml, introText] = [
    compiled.draw('digest.subject'),
    compiled.draw('digest.intro.html'),
    compiled.draw('digest.intro.text'),
  ];
  const [outroHtml, outroText] = [compiled.draw('digest.outro.html'), compiled.draw('digest.outro.text')];
  const start = Buffer.from(compiled.draw('digest.start.html')(digestTitle(site)));
  return (input) => {
    const data = introData(site, input);
    const intro = Buffer.from(introHtml(data));
    const rest = { ...data, ...outroData(site, input, input.cards.length) };
    const outro = Buffer.from(outroHtml(rest));
    const room = MAX_BYTES - start.length - intro.length - outro.length;
    const cards = withinRoom(input.cards, room);
    const isCut = cards.length < input.cards.length;
    const end = isCut ? { ...data, ...outroData(site, input, cards.length) } : rest;
    const groups = grouped(cards);
    return {
      subject: cut(subject(data), MAX_SUBJECT),
      html: Buffer.concat([start, intro, ...bytes(groups, 'html'), isCut ? Buffer.from(outroHtml(end)) : outro]),
      text: Buffer.concat([Buffer.from(introText(data)), ...bytes(groups, 'text'), Buffer.from(outroText(end))]),
    };
  };
}

/** Every digest has the same title, so that all bytes before the preview are the same. */
export const digestTitle = ({ siteName }: Site) => ({ title: `Tenders from ${siteName}` });

/** The first cards whose bytes, with their groups' headings, fit. */
function withinRoom(cards: readonly PreparedCard[], room: number): readonly PreparedCard[] {
  const seen = new Set<string>();
  let left = room;
  for (const [at, { group, heading, html }] of cards.entries()) {
    left -= html.length + (seen.has(group) ? 0 : heading.html.length);
    if (left < 0) return cards.slice(0, at);
    seen.add(group);
  }
  return cards;
}

/** Cards by category; the category whose first tender closes soonest comes first. */
export function grouped<Card extends { readonly group: string }>(cards: readonly Card[]): Map<string, Card[]> {
  const groups = new Map<string, Card[]>();
  for (const card of cards) {
    const group = groups.get(card.group);
    if (group === undefined) groups.set(card.group, [card]);
    else group.push(card);
  }
  return groups;
}

function bytes(groups: ReadonlyMap<string, readonly PreparedCard[]>, part: 'html' | 'text'): Buffer[] {
  return [...groups.values()].flatMap((cards) =>
    cards[0] === undefined ? [] : [cards[0].heading[part], ...cards.map((card) => card[part])],
  );
}

export function introData(site: Site, { kind, name, total, cards, token }: DigestInput) {
  const heading = headingOf(kind, total);
  const [first, ...others] = cards;
  const hello = `Hello ${isolated(cleanLine(name, MAX_NAME))}`;
  return {
    ...site,
    ...ownLinks(site, token),
    ...digestTitle(site),
    heading,
    lead: first === undefined ? heading : `${heading}: ${first.title}`,
    preview: previewOf(first, others),
    greeting:
      total === 1
        ? `${hello}, this new tender matches your choices.`
        : `${hello}, these new tenders match your choices. What closes first comes first.`,
  };
}

function headingOf(kind: DigestKind, total: number): string {
  const tenders = total === 1 ? '1 new tender' : `${total} new tenders`;
  switch (kind) {
    case 'daily':
      return `${tenders} today`;
    case 'weekly':
      return `${tenders} this week`;
    case 'immediate':
      return total === 1 ? 'New tender' : tenders;
    case 'demand':
      return `${tenders} for you`;
    default:
      return kind satisfies never;
  }
}

/** The subject has the first title; the line beside it goes on from there. */
function previewOf(first: PreparedCard | undefined, others: readonly PreparedCard[]): string {
  if (others.length === 0) return first?.summary ?? '';
  return others
    .slice(0, PREVIEW_TITLES)
    .map(({ title }) => title)
    .join(' · ');
}

export function outroData(site: Site, { total, interests, sectors, places, listPath }: DigestInput, shown: number) {
  const missing = total - shown;
  return {
    more: missing <= 0 ? '' : `${missing} more new ${missing === 1 ? 'tender matches' : 'tenders match'} your choices.`,
    viewAll: `View all ${total} tenders`,
    listUrl: pathUrl(site, listPath),
    why: total === 1 ? 'Why this tender?' : 'Why these tenders?',
    reason: reasonOf(total, [
      ['areas', interests],
      ['sectors', sectors],
      ['places', places],
    ]),
  };
}

function reasonOf(total: number, choices: readonly (readonly [what: string, chosen: readonly string[]])[]): string {
  const given = choices.filter(([, chosen]) => chosen.length > 0);
  if (given.length === 0) return 'You left every choice open, so all new tenders are for you.';
  const parts = given.map(([what, chosen]) => `your ${what} (${listed(chosen)})`);
  return `${total === 1 ? 'It matches' : 'Each matches'} ${parts.join(' and ')}.`;
}

function listed(names: readonly string[]): string {
  const shown = names.slice(0, MAX_CHOICES).map((name) => isolated(cleanLine(name, MAX_CHOICE)));
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
