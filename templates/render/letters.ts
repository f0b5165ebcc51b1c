import type { ContactBody } from '#contracts/api/contact.ts';
import { LETTER_KINDS, type LetterKind } from '#contracts/jobs/jobs.ts';
import type { BankAccount } from '#contracts/vocabulary/banks.ts';
import type { AccountChange, AccountLink } from '#contracts/vocabulary/people.ts';
import type { Plan } from '#contracts/vocabulary/plans.ts';
import type { DigestTender, RenderedMail } from '../mail.ts';
import { ACCOUNT_WORDS, CHANGE_NOT_YOURS, LINK_WORDS } from './account-words.ts';
import { rowData } from './card.ts';
import type { Compiled } from './compiled.ts';
import { accountLinkUrl, linkToken, notForMeUrl, ownLinks, pathUrl, proofUrl, receiptUrl, type Site } from './links.ts';
import { cleanName, NAMELESS } from './text/clean-name.ts';
import { cleanLine, cleanParagraphs, cut } from './text/clean-text.ts';
import { formatKarachiDay, formatKarachiTime } from './text/dates.ts';
import { directed, isolated } from './text/direction.ts';

export const MAX_SUBJECT = 150;
const MAX_SENDER = 120;
const MAX_EMAIL = 254;
const MAX_REFERENCE = 40;
const MAX_TOPIC = 300;
const MAX_MESSAGE = 12_000;
const MAX_FACTS = 80;

interface Subscriber {
  readonly name: string;
  /** Signed; for the links that unsubscribe and change preferences. */
  readonly token: string;
}

/** A subscriber who is told how to pay; `email` is the registered one. */
interface Payer extends Subscriber {
  readonly email: string;
  readonly plan: Plan;
  readonly paymentReference: string;
  /** Accounts to pay to. */
  readonly accounts: readonly BankAccount[];
}

/** A payment that made the subscription premium. */
interface Activated {
  readonly plan: Plan;
  readonly expiresAt: Date;
  /** Signed; for the link to the receipt. */
  readonly receiptToken: string;
  /** Tenders that match and are open now, closing soonest first; `total` counts also what is only behind the link. */
  readonly tenders: readonly DigestTender[];
  readonly total: number;
  readonly listPath: string;
  readonly now: Date;
}

/** A change that has happened, or a link that was asked for; only a proved address is called by name. */
type AccountNotice = { readonly at: Date } & (
  | { readonly change: AccountChange; readonly name: string }
  | { readonly link: AccountLink; readonly token: string }
);

/** Values for the two templates of each kind of letter. The parameter `input` is what the worker passes. */
const VALUES = {
  confirmation: (site: Site, input: Payer & { readonly at: Date }) => ({
    ...payer(site, input, 'We switch your subscription on when the transfer has arrived.'),
    when: formatKarachiTime(input.at),
  }),
  activation: (site: Site, input: Subscriber & Activated) => ({
    ...person(site, input),
    planName: input.plan.name,
    day: formatKarachiDay(input.expiresAt),
    isOver: input.expiresAt <= input.now, // recorded late
    tendersUrl: pathUrl(site, '/tenders'),
    receiptUrl: pathUrl(site, `/receipts/${input.receiptToken}`),
    ...openData(site, input),
  }),
  ending: (site: Site, input: Payer & { readonly expiresAt: Date }) => ({
    ...payer(site, input, 'We add the new term when the transfer has arrived.'),
    day: formatKarachiDay(input.expiresAt),
  }),
  expired: (site: Site, input: Payer & { readonly expiresAt: Date }) => ({
    ...payer(site, input, 'We switch your subscription on again when the transfer has arrived.'),
    day: formatKarachiDay(input.expiresAt),
  }),
  contact: (site: Site, { name, email, subject, message }: ContactBody) => {
    const { text, dir, lang, align } = directed(cleanParagraphs(message, MAX_MESSAGE));
    return {
      ...site,
      name: isolated(cleanLine(name, MAX_SENDER)),
      email: cleanLine(email, MAX_EMAIL),
      topic: isolated(cleanLine(subject, MAX_TOPIC)),
      message: text,
      dir,
      lang,
      align,
    };
  },
  account: (site: Site, input: AccountNotice) => {
    const when = formatKarachiTime(input.at);
    const { heading, said } = 'link' in input ? LINK_WORDS[input.link] : ACCOUNT_WORDS[input.change];
    const shared = {
      ...site,
      about: heading.charAt(0).toLowerCase() + heading.slice(1),
      headline: heading,
      said,
      when,
    };
    if ('link' in input) {
      const { button, lasts, page, notYours } = LINK_WORDS[input.link];
      const linkUrl = accountLinkUrl(site, page, input.token);
      return { ...shared, greeting: 'Hello,', linkUrl, button, lasts, notYou: notYours };
    }
    const name = cleanName(input.name);
    const greeting = name === '' ? 'Hello,' : `Hello ${isolated(name)},`;
    return { ...shared, greeting, linkUrl: '', button: '', lasts: '', notYou: CHANGE_NOT_YOURS };
  },
} satisfies Readonly<Record<LetterKind, (site: Site, input: never) => object>>;

export type LetterInput<Kind extends LetterKind> = Parameters<(typeof VALUES)[Kind]>[1];

export function createLetters(compiled: Compiled, site: Site) {
  const letters = new Map(LETTER_KINDS.map((kind) => [kind, createLetter(compiled, kind)]));
  const values: { readonly [Kind in LetterKind]: (site: Site, input: LetterInput<Kind>) => object } = VALUES;
  return <Kind extends LetterKind>(kind: Kind, input: LetterInput<Kind>): RenderedMail => {
    const letter = letters.get(kind);
    if (letter === undefined) throw new Error(`There is no letter ${kind}`);
    return letter(values[kind](site, input));
  };
}

function createLetter(compiled: Compiled, kind: string): (data: object) => RenderedMail {
  const draw = (part: string) => compiled.draw(`${kind}.${part}`);
  const [subjectOf, previewOf, headingOf] = [draw('subject'), draw('preview'), draw('heading')];
  const [html, text] = [draw('html'), draw('text')];
  return (data) => {
    const subject = cut(subjectOf(data), MAX_SUBJECT);
    const all = { ...data, title: subject, preview: previewOf(data), heading: headingOf(data) };
    return { subject, html: html(all), text: text(all) };
  };
}

function person(site: Site, { name, token }: Subscriber) {
  return { ...site, ...ownLinks(site, token), name: isolated(cleanName(name) || NAMELESS) };
}

function payer(site: Site, input: Payer, afterwards: string) {
  const paymentReference = cleanLine(input.paymentReference, MAX_REFERENCE);
  return {
    ...person(site, input),
    email: cleanLine(input.email, MAX_EMAIL),
    paymentReference,
    planName: input.plan.name,
    price: formatPrice(input.plan),
    period: input.plan.billingPeriod,
    accounts: input.accounts,
    receiptUrl: receiptUrl(site, paymentReference),
    proofUrl: proofUrl(site, input.plan, paymentReference),
    afterwards,
  };
}

/** Open tenders that no mail told yet, a few lines each, so that fifty fit. */
function openData(site: Site, { tenders, total, listPath, now, token }: Subscriber & Activated) {
  const one = total === 1;
  return {
    openHeading:
      total === 0
        ? ''
        : `${total} open ${one ? 'tender matches your choices and is' : 'tenders match your choices and are'} new to you`,
    openShort: `${total} open ${one ? 'tender' : 'tenders'} new to you`,
    openButton: one ? 'See it in the list' : `See all ${total} in a list`,
    openUrl: pathUrl(site, listPath),
    tenders: tenders.map((tender) => ({
      ...rowData(site, tender, now, MAX_FACTS),
      notForMeUrl: notForMeUrl(site, tender.id, linkToken(token)),
    })),
  };
}

const formatPrice = ({ price }: Plan) => `PKR ${price.toLocaleString('en')}`;
