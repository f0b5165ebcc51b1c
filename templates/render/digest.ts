import type { DigestKind } from '#contracts/jobs/jobs.ts';
import type { ComposedMail, DigestInput, DigestSection, PreparedCard } from '../mail.ts';
import type { Compiled } from './compiled.ts';
import { bytesOf, createLayout } from './digest-layout.ts';
import { createFrame } from './frame.ts';
import { MAX_SUBJECT } from './letters.ts';
import { linkToken, OWN_TOKEN, pathUrl, type Site, sharedLinks } from './links.ts';
import { cleanName, NAMELESS } from './text/clean-name.ts';
import { cleanLine, cut } from './text/clean-text.ts';
import { isolated } from './text/direction.ts';

/** Bytes of a digest without the link to the rest. Gmail cuts an email above 102 kB, and with it the last links. */
const MAX_BYTES = 95_000;
const PREVIEW_TITLES = 3;
const MAX_CHOICES = 12;
const MAX_CHOICE = 60;

/** Lays digests out: only the words of one reader are new, everything else is bytes that digests share. */
export function createDigest(compiled: Compiled, site: Site): (input: DigestInput) => ComposedMail {
  const html = framesOf(compiled, site, 'html');
  const text = framesOf(compiled, site, 'text');
  const layOut = createLayout(compiled);
  return (input) => {
    const data = { ...introData(input), ...outroData(site, input, input.cards.length) };
    const [intro, outro] = [html.intro(data), outroOf(html, data)];
    const token = linkToken(input.token);
    const tokens = (input.cards.length + (input.reminders?.cards.length ?? 0)) * token.length;
    const room = MAX_BYTES - bytesOf(intro) - bytesOf(outro) - tokens - html.tokens * (token.length - 1);
    const { shown, pieces } = layOut(sectionsOf(input), room, input.reminders);
    const isCut = shown < input.cards.length;
    const rest = isCut ? { ...data, ...outroData(site, input, shown) } : data;
    return {
      subject: cut(data.lead, MAX_SUBJECT),
      html: [...intro, ...pieces.html, ...(isCut ? outroOf(html, rest) : outro)],
      text: [...text.intro(rest), ...pieces.text, ...outroOf(text, rest)],
      token,
    };
  };
}

const sectionsOf = ({ sections, cards }: DigestInput): readonly DigestSection[] =>
  sections ?? [{ title: null, cards: cards.map((card) => ({ card, why: null })) }];

const INTRO = ['preview', 'heading', 'greeting'];
const OUTRO = ['why', 'reason'];

function framesOf(compiled: Compiled, site: Site, part: 'html' | 'text') {
  const escaping = part === 'html' ? 'html' : 'none';
  const draw = (names: readonly string[]) => (data: object) =>
    names.map((name) => compiled.draw(`digest.${name}.${part}`)(data)).join('');
  const constant = { ...site, ...sharedLinks(site), ...digestTitle(site), more: '' };
  const intro = draw(part === 'html' ? ['start', 'intro'] : ['intro']);
  const outro = draw(['outro']);
  const frames = {
    intro: createFrame(intro, escaping, constant, INTRO),
    outro: createFrame(outro, escaping, constant, OUTRO),
  };
  const blank = Object.fromEntries([...INTRO, ...OUTRO].map((name) => [name, '']));
  const drawn = [...frames.intro(blank), ...frames.outro(blank)].join('');
  return {
    ...frames,
    /** Places that the reader's token takes. */
    tokens: drawn.split(OWN_TOKEN).length - 1,
    outroWithLink: createFrame(outro, escaping, constant, [...OUTRO, 'more', 'viewAll', 'listUrl']),
  };
}

const outroOf = (frames: ReturnType<typeof framesOf>, data: OutroData) =>
  data.more === '' ? frames.outro(data) : frames.outroWithLink(data);

/** Every digest has the same title, so that all bytes before the preview are the same. */
export const digestTitle = ({ siteName }: Site) => ({ title: `Tenders from ${siteName}` });

export function introData({ kind, name, total, cards }: DigestInput) {
  const heading = headingOf(kind, total);
  const [first, ...others] = cards;
  const hello = `Hello ${isolated(cleanName(name) || NAMELESS)}`;
  return {
    heading,
    lead: first === undefined ? heading : `${heading}: ${first.title}`,
    preview: previewOf(first, others),
    greeting:
      total === 1
        ? `${hello}, this new tender matches your choices.`
        : `${hello}, these new tenders match your choices. Within each group, what closes first comes first.`,
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

/** The line that mail programs show after the subject, which has the first title already. */
function previewOf(first: PreparedCard | undefined, others: readonly PreparedCard[]): string {
  if (others.length === 0) return first?.summary ?? '';
  return others
    .slice(0, PREVIEW_TITLES)
    .map(({ title }) => title)
    .join(' · ');
}

type OutroData = ReturnType<typeof introData> & ReturnType<typeof outroData>;

export function outroData(site: Site, input: DigestInput, shown: number) {
  const { total, interests, sectors, places, listPath } = input;
  const missing = total - shown;
  return {
    more: missing <= 0 ? '' : `${missing} more new ${missing === 1 ? 'tender matches' : 'tenders match'} your choices.`,
    viewAll: `View all ${total} tenders`,
    listUrl: pathUrl(site, listPath),
    why: total === 1 ? 'Why this tender?' : 'Why these tenders?',
    reason: isSaidByEach(input)
      ? `Under each stands which of your choices it matches.${hasSearches(input) ? ' What a saved search mails, you change in your account.' : ''}`
      : reasonOf(total, [
          ['areas', interests],
          ['sectors', sectors],
          ['places', places],
        ]),
  };
}

const isSaidByEach = ({ sections = [] }: DigestInput) =>
  sections.some(({ cards }) => cards.some(({ why }) => why !== null));

const hasSearches = ({ sections = [] }: DigestInput) => sections.some(({ title }) => title !== null);

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
