import { PLANS } from '#contracts/vocabulary/plans.ts';
import type { DigestInput, DigestTender, MailSite, MailTemplates, RenderedMail } from '../mail-templates.ts';
import { manyTenders, SAMPLE_NOW, SAMPLE_TENDERS } from './tenders.ts';

export const SAMPLE_SITE: MailSite = {
  name: 'Ailaan',
  publicUrl: 'https://ailaan.example.pk',
  supportEmail: 'support@ailaan.example.pk',
  paymentsEmail: 'payments@ailaan.example.pk',
};

const TO = { name: 'Amina Khan', token: '1.2s.Zt3hQ9xT0dYb1mVw8uKcEg' };
const PAYER = { ...TO, email: 'amina@khan-builders.example.pk', plan: PLANS.monthly, paymentReference: 'AL-7K3Q9F' };
const RENEWAL = { ...PAYER, plan: PLANS.yearly, expiresAt: new Date('2026-11-28T10:00:00Z') };

type Draw = (templates: MailTemplates) => RenderedMail;

/** Every mail with sample data, and the digest in the shapes that it takes. */
export const SAMPLE_MAILS: Readonly<Record<string, Draw>> = {
  confirmation: ({ confirmation }) => confirmation(PAYER),
  activation: ({ activation }) => activation({ ...TO, plan: PLANS.monthly, expiresAt: RENEWAL.expiresAt }),
  ending: ({ ending }) => ending(RENEWAL),
  expired: ({ expired }) => expired({ ...RENEWAL, name: 'آمنہ خان' }),
  contact: ({ contact }) =>
    contact({
      name: 'Bilal Ahmed',
      email: 'bilal@example.pk',
      subject: 'A tender is missing',
      message:
        'Assalam-o-alaikum,\n\nyesterday’s Dawn had a notice of the Sindh Solid Waste Management Board on page 11, which I cannot find here.\n\n  1. Is it still to come?\n  2. May I send you the cutting?\n\nBilal',
    }),
  'contact-urdu': ({ contact }) =>
    contact({
      name: 'بلال احمد',
      email: 'bilal@example.pk',
      subject: 'ادائیگی کی رسید',
      message: 'السلام علیکم،\n\nمیں نے 2,500 روپے بھیج دیے ہیں۔ رسید AL-7K3Q9F کے نام سے ہے۔',
    }),
  'account-password': ({ account }) => account({ change: 'password', name: TO.name, at: SAMPLE_NOW }),
  'account-email': ({ account }) => account({ change: 'email', name: 'آمنہ خان', at: SAMPLE_NOW }),
  'account-new-email': ({ account }) => account({ change: 'new-email', name: TO.name, at: SAMPLE_NOW }),
  daily: (templates) => templates.digest(sampleDigest(templates, SAMPLE_TENDERS)),
  'weekly-long': (templates) =>
    templates.digest({ ...sampleDigest(templates, manyTenders(50)), kind: 'weekly', total: 73 }),
  immediate: (templates) =>
    templates.digest({ ...sampleDigest(templates, SAMPLE_TENDERS.slice(5, 6)), kind: 'immediate', places: [] }),
  'immediate-urdu': (templates) =>
    templates.digest({ ...sampleDigest(templates, SAMPLE_TENDERS.slice(1, 2)), kind: 'immediate', name: 'آمنہ خان' }),
  demand: (templates) =>
    templates.digest({
      ...sampleDigest(templates, SAMPLE_TENDERS.slice(2, 4)),
      kind: 'demand',
      total: 5,
      interests: [],
      sectors: [],
      places: [],
    }),
};

/** What a digest of these tenders is drawn from. */
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
