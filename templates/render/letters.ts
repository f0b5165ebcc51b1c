import { BANK_ACCOUNTS } from '#contracts/vocabulary/banks.ts';
import type { Plan } from '#contracts/vocabulary/plans.ts';
import type {
  AccountNotice,
  ContactMessage,
  MailTemplates,
  RenderedMail,
  Renewal,
  ToPayer,
  ToSubscriber,
} from '../mail-templates.ts';
import { ACCOUNT_WORDS, notYou } from './account-words.ts';
import type { Compiled } from './compiled.ts';
import { ownLinks, pathUrl, receiptUrl, type Site } from './links.ts';
import { cleanLine, cleanParagraphs, cut } from './text/clean-text.ts';
import { formatKarachiDay, formatKarachiTime } from './text/dates.ts';
import { directed, isolated } from './text/direction.ts';

export const MAX_SUBJECT = 150;
export const MAX_NAME = 120;
const MAX_EMAIL = 254;
const MAX_REFERENCE = 40;
const MAX_TOPIC = 300;
const MAX_MESSAGE = 12_000;

/** The mails that are written to one person: everything but digests. */
export function createLetters(
  compiled: Compiled,
  site: Site,
): Omit<MailTemplates, 'card' | 'digest' | 'digestInPieces'> {
  const confirmation = letter(compiled, 'confirmation');
  const activation = letter(compiled, 'activation');
  const ending = letter(compiled, 'ending');
  const expired = letter(compiled, 'expired');
  const contact = letter(compiled, 'contact');
  const account = letter(compiled, 'account');
  const renewal = (input: Renewal, afterwards: string) => ({
    ...payer(site, input, afterwards),
    day: formatKarachiDay(input.expiresAt),
  });
  return {
    confirmation: (input) =>
      confirmation(payer(site, input, 'We switch your subscription on when the transfer has arrived.')),
    activation: (input) =>
      activation({
        ...person(site, input),
        planName: input.plan.name,
        day: formatKarachiDay(input.expiresAt),
        tendersUrl: pathUrl(site, '/tenders'),
      }),
    ending: (input) => ending(renewal(input, 'We add the new term when the transfer has arrived.')),
    expired: (input) => expired(renewal(input, 'We switch your subscription on again when the transfer has arrived.')),
    contact: (input) => contact({ ...site, ...written(input) }),
    account: (input) => account({ ...site, ...changed(input) }),
  };
}

type Letter = (data: object) => RenderedMail;

function letter(compiled: Compiled, mail: string): Letter {
  const [subjectOf, previewOf, headingOf, text, html] = ['subject', 'preview', 'heading', 'text', 'html'].map((part) =>
    compiled.draw(`${mail}.${part}`),
  );
  if (!subjectOf || !previewOf || !headingOf || !text || !html) throw new Error(`The mail templates lack ${mail}`);
  return (data) => {
    const subject = cut(subjectOf(data), MAX_SUBJECT);
    const all = { ...data, title: subject, preview: previewOf(data), heading: headingOf(data) };
    return { subject, html: html(all), text: text(all) };
  };
}

function person(site: Site, { name, token }: ToSubscriber) {
  return { ...site, ...ownLinks(site, token), name: isolated(cleanLine(name, MAX_NAME)) };
}

function payer(site: Site, input: ToPayer, afterwards: string) {
  const paymentReference = cleanLine(input.paymentReference, MAX_REFERENCE);
  return {
    ...person(site, input),
    email: cleanLine(input.email, MAX_EMAIL),
    paymentReference,
    planName: input.plan.name,
    price: formatPrice(input.plan),
    period: input.plan.billingPeriod,
    accounts: BANK_ACCOUNTS,
    receiptUrl: receiptUrl(site, paymentReference),
    afterwards,
  };
}

const formatPrice = ({ price }: Plan) => `PKR ${String(price).replace(/\B(?=(\d{3})+$)/g, ',')}`;

function written({ name, email, subject, message }: ContactMessage) {
  const { text, dir, lang, align } = directed(cleanParagraphs(message, MAX_MESSAGE));
  return {
    name: isolated(cleanLine(name, MAX_NAME)),
    email: cleanLine(email, MAX_EMAIL),
    topic: isolated(cleanLine(subject, MAX_TOPIC)),
    message: text,
    dir,
    lang,
    align,
  };
}

/** A new address is nobody's until its owner says so: no words of the account's are sent to it. */
function changed({ change, name, at }: AccountNotice) {
  const { heading, said } = ACCOUNT_WORDS[change];
  return {
    about: heading.charAt(0).toLowerCase() + heading.slice(1),
    headline: heading,
    said,
    greeting: change === 'new-email' ? 'Hello,' : `Hello ${isolated(cleanLine(name, MAX_NAME))},`,
    when: formatKarachiTime(at),
    notYou: notYou(change),
  };
}
