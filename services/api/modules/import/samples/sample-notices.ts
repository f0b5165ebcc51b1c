import { z } from 'zod';
import { addDays, karachiInstant } from '#contracts/rules/karachi-time.ts';

/** A sample as written down: its days count from the day on which it is loaded. */
export const SampleNotice = z.looseObject({
  description: z.string(),
  closesIn: z.number().int(),
  closingTime: z.string(),
  publishedAgo: z.number().int().min(0),
  /** File in the folder of scans. */
  image: z.string().optional(),
});
export type SampleNotice = z.infer<typeof SampleNotice>;

const NOTE = 'Sample notice: it is fictional, and nobody takes bids for it.';
const NOTE_URDU = 'نمونہ: یہ اشتہار فرضی ہے اور اس پر کوئی بولی نہیں لی جاتی۔';
const OPENED_AFTER_MS = 30 * 60 * 1000;

/** The sample as a row of an import, with its dates around `today` and marked as fictional in its own language. */
export function sampleRow(sample: SampleNotice, today: string, imageUrl: string | null): Record<string, unknown> {
  const { closesIn, publishedAgo, image: _, description, closingTime, ...stated } = sample;
  const closingDate = addDays(today, closesIn);
  const note = /\p{Script=Arabic}/u.test(description) ? NOTE_URDU : NOTE;
  return {
    ...stated,
    description: `${description}\n\n${note}`,
    publishDate: addDays(today, -publishedAgo),
    closingDate,
    closingTime,
    openingAt: new Date(karachiInstant(closingDate, closingTime).getTime() + OPENED_AFTER_MS).toISOString(),
    imageUrl,
  };
}
