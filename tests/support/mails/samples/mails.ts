import { LETTER_KINDS, type LetterKind } from '#contracts/jobs/jobs.ts';
import { BANK_ACCOUNTS } from '#contracts/vocabulary/banks.ts';
import type { MatchReason } from '#contracts/vocabulary/lists/match-reasons.ts';
import { PLANS } from '#contracts/vocabulary/plans.ts';
import type { DigestInput, DigestSection, DigestTender, MailSite, RenderedMail } from '#templates/mail.ts';
import type { MailTemplates } from '#templates/mail-templates.ts';
import type { LetterInput } from '#templates/render/letters.ts';
import { joinPieces } from '../join-pieces.ts';
import { CHANGE_MAILS } from './changes.ts';
import { manyTenders, SAMPLE_NOW, SAMPLE_TENDERS } from './tenders.ts';

export const SAMPLE_SITE: MailSite = {
  siteName: 'Ailaan',
  publicUrl: 'https://ailaan.example.pk',
  supportEmail: 'support@ailaan.example.pk',
  paymentsEmail: 'payments@ailaan.example.pk',
};

const TO = { name: 'Amina Khan', token: '1.2s.Zt3hQ9xT0dYb1mVw8uKcEg' };
/** Takes a letter of any kind; its parameter is the values of all kinds. */
type AnyLetter = { [Kind in LetterKind]: (input: LetterInput<Kind>) => void }[LetterKind];

/** Values for a letter of any kind; a kind that names a new one adds it here. */
const VALUES = {
  ...TO,
  email: 'amina@khan-builders.example.pk',
  plan: PLANS.yearly,
  accounts: BANK_ACCOUNTS,
  paymentReference: 'AL-7K3Q9F',
  receiptToken: '1.9.sample',
  tenders: [],
  total: 0,
  listPath: '/sent/1.2s.sample/activation.payment-9',
  now: SAMPLE_NOW,
  expiresAt: new Date('2026-11-28T10:00:00Z'),
  change: 'password',
  at: SAMPLE_NOW,
  subject: 'A tender is missing',
  message:
    'Assalam-o-alaikum,\n\nyesterday’s Dawn had a notice of the Sindh Solid Waste Management Board on page 11, which I cannot find here.\n\n  1. Is it still to come?\n  2. May I send you the cutting?\n\nBilal',
} as const satisfies AnyLetter extends (input: infer Values) => void ? Values : never;
const WRITER = { name: 'Bilal Ahmed', email: 'bilal@example.pk' };

type Draw = (templates: MailTemplates) => RenderedMail;

const LETTERS = Object.fromEntries(
  LETTER_KINDS.map((kind): [LetterKind, Draw] => [kind, ({ letter }) => letter(kind, VALUES)]),
);

/** Every mail with sample data, and the letters and digests that differ in shape. */
export const SAMPLE_MAILS: Readonly<Record<string, Draw>> = {
  ...LETTERS,
  confirmation: ({ letter }) => letter('confirmation', { ...VALUES, plan: PLANS.monthly }),
  activation: ({ letter }) => letter('activation', { ...VALUES, plan: PLANS.monthly }),
  'activation-late': ({ letter }) =>
    letter('activation', { ...VALUES, plan: PLANS.monthly, expiresAt: new Date('2026-09-28T06:00:00Z') }),
  'activation-open': ({ letter }) =>
    letter('activation', { ...VALUES, plan: PLANS.monthly, tenders: SAMPLE_TENDERS, total: 73 }),
  expired: ({ letter }) => letter('expired', { ...VALUES, name: 'آمنہ خان' }),
  contact: ({ letter }) => letter('contact', { ...VALUES, ...WRITER }),
  'contact-urdu': ({ letter }) =>
    letter('contact', {
      ...WRITER,
      name: 'بلال احمد',
      subject: 'ادائیگی کی رسید',
      message: 'السلام علیکم،\n\nمیں نے 2,500 روپے بھیج دیے ہیں۔ رسید AL-7K3Q9F کے نام سے ہے۔',
    }),
  'account-email': ({ letter }) => letter('account', { change: 'email', name: 'آمنہ خان', at: SAMPLE_NOW }),
  'account-link': ({ letter }) => letter('account', { link: 'reset', token: 'y'.repeat(43), at: SAMPLE_NOW }),
  ...CHANGE_MAILS,
  closing: ({ closing }) => closing({ ...TO, tenders: SAMPLE_TENDERS.slice(0, 3), total: 3, now: SAMPLE_NOW }),
  daily: digestOf(SAMPLE_TENDERS),
  'daily-sections': (templates) => joinPieces(templates.digest(sectionedDigest(templates))),
  'daily-reminders': (templates) => joinPieces(templates.digest(remindingDigest(templates))),
  'weekly-long': digestOf(manyTenders(50), { kind: 'weekly', total: 73 }),
  immediate: digestOf(SAMPLE_TENDERS.slice(5, 6), { kind: 'immediate', places: [] }),
  'immediate-urdu': digestOf(SAMPLE_TENDERS.slice(1, 2), { kind: 'immediate', name: 'آمنہ خان' }),
  demand: digestOf(SAMPLE_TENDERS.slice(2, 4), { kind: 'demand', total: 5, interests: [], sectors: [], places: [] }),
};

function digestOf(tenders: readonly DigestTender[], changes: Partial<DigestInput> = {}): Draw {
  return (templates) => joinPieces(templates.digest({ ...sampleDigest(templates, tenders), ...changes }));
}

/** A sample as its reader gets it. */
export function drawSample(templates: MailTemplates, name: string) {
  const mail = SAMPLE_MAILS[name]?.(templates);
  if (mail === undefined) throw new Error(`There is no sample ${name}`);
  return { subject: mail.subject, html: String(mail.html), text: String(mail.text) };
}

/** A digest of preferences and two saved searches, each notice with its reason. */
export function sectionedDigest(templates: MailTemplates): DigestInput {
  const digest = sampleDigest(templates, SAMPLE_TENDERS);
  const part = (title: string | null, why: MatchReason, from: number, to: number): DigestSection => ({
    title,
    cards: digest.cards.slice(from, to).map((card) => ({ card, why })),
  });
  const sections = [
    part(null, { code: 'area', of: 'Construction' }, 0, 3),
    part(null, { code: 'words', of: '"tube well"' }, 3, 6),
    part('Security, Karachi', { code: 'search', of: 'Security, Karachi' }, 6, 7),
    part('عمارتیں', { code: 'search', of: 'عمارتیں' }, 7, 9),
  ];
  const cards = sections.slice(0, 2).flatMap((section) => section.cards);
  return { ...digest, sections: [{ title: null, cards }, ...sections.slice(2)] };
}

/** A digest with the block of saved notices that close soon. */
export function remindingDigest(templates: MailTemplates): DigestInput {
  const { cards: all, ...digest } = sampleDigest(templates, SAMPLE_TENDERS);
  const cards = all.slice(2, 5);
  return { ...digest, cards, total: 3, reminders: { cards: all.slice(0, 2), total: 5 } };
}

/** Input of a digest of these tenders. */
export function sampleDigest({ card }: MailTemplates, tenders: readonly DigestTender[]): DigestInput {
  return {
    ...TO,
    kind: 'daily',
    total: tenders.length,
    cards: tenders.map((tender) => card(tender, SAMPLE_NOW)),
    interests: ['Construction', 'IT & Technology'],
    sectors: ['Government'],
    places: ['Punjab', 'Sindh', 'Karachi'],
    listPath: `/sent/${TO.token}/daily.2026-11-21`,
  };
}
