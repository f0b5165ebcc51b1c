import { z } from 'zod';
import {
  email,
  optionalLine,
  optionalVisibleLine,
  optionalVisibleParagraphs,
  optionalWebAddress,
} from '../../shared/fields.ts';

const A_NUMBER = 'Must be a phone number such as +92 21 1234567';

const phone = optionalLine(30).refine((text) => text === null || /^\+?[\d ()/-]{7,30}$/.test(text), A_NUMBER);

/** Number as WhatsApp writes it in its links, with the country; one of Pakistan may come without it. */
const whatsApp = optionalLine(30)
  .transform((text) => text?.replace(/[ ()/-]/g, '').replace(/^0(?=3\d{9}$)/, '+92') ?? null)
  .refine((text) => text === null || /^\+[1-9]\d{7,14}$/.test(text), 'Must be a number such as +92 300 1234567');

export const ContactSection = z.strictObject({
  supportEmail: email('Please enter a valid email address'),
  paymentsEmail: email('Please enter a valid email address'),
  phone,
  whatsApp,
  address: optionalVisibleParagraphs(200),
  openingHours: optionalVisibleLine(100),
  facebook: optionalWebAddress,
  linkedIn: optionalWebAddress,
  x: optionalWebAddress,
  instagram: optionalWebAddress,
  youTube: optionalWebAddress,
});

const text = z.string().nullable();

/** How people reach the operator, as it holds now. */
export const ContactFacts = z.strictObject({
  supportEmail: z.string(),
  paymentsEmail: z.string(),
  phone: text,
  whatsApp: text,
  address: text,
  openingHours: text,
  facebook: text,
  linkedIn: text,
  x: text,
  instagram: text,
  youTube: text,
});
