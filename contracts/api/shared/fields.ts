import { z } from 'zod';
import { isCalendarDay, karachiDay } from '../../rules/karachi-time.ts';
import { personalIn } from '../../rules/people/personal-words.ts';
import { ID_MAX } from '../../vocabulary/lists/public-lists.ts';

export const Id = z.number().int().min(1).max(ID_MAX);

export const IdParameter = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'Must be a positive whole number')
  .transform(Number)
  .refine((id) => id <= ID_MAX, 'Must be a positive whole number');

/** At most a hundred ids with commas between them, or nothing. */
export const idList = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10}){0,99}$/, 'Must be ids with commas between them')
  .transform((text) => text.split(',').map(Number))
  .refine((list) => list.every((id) => Id.safeParse(id).success), 'Must be ids with commas between them')
  .meta({ description: 'Only those with these ids, with commas between them', example: '3,7,12' })
  .optional();

/** Postgres stores neither U+0000 nor half a surrogate pair; no form needs control characters but tab and line ends. */
const clean = (value: string) => value.toWellFormed().replace(/(?![\t\n\r])\p{Cc}/gu, '');

/** A text in the midst of typing: with its spaces, without what cannot be stored. */
export const unfinishedText = (max: number) =>
  z.string().max(max, `Must be at most ${max} characters`).transform(clean);

/** Found in a text of which something shows; fillers and the empty sign of Braille are letters by name alone, and marks need one. */
const SHOWS = /[^\p{Default_Ignorable_Code_Point}\p{Cf}\p{M}\s\u2800]/u;
/** Signs that show nothing, yet hide in a text or turn its order. Joiners stay: Urdu and faces need them. */
const UNSEEN = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** The part of a text that shows. */
export const visibleText = (value: string) => (SHOWS.test(value) ? value.replace(UNSEEN, '') : '');

const text = (tidy: (value: string) => string) => (max: number, required?: string) =>
  z
    .string(required === undefined ? undefined : { error: required })
    .max(max * 2, `Must be at most ${max} characters`)
    .transform((value) => tidy(clean(value)).trim())
    .pipe(
      z
        .string()
        .min(required === undefined ? 0 : 1, required)
        .refine((value) => required === undefined || value === '' || SHOWS.test(value), required)
        .max(max, `Must be at most ${max} characters`),
    );

/** One line of text: control characters dropped, white space folded and trimmed, then measured. */
export const line = text((value) => value.replace(/\s+/g, ' '));

/** Several lines of text. */
export const paragraphs = text((value) => value.replace(/\r\n?/g, '\n'));

/** Text that stays in the log for good, so that nobody's address or number may stand in it. */
export const withoutPersonalData = (schema: z.ZodType<string, string>) =>
  schema.refine((text) => personalIn(text) === undefined, {
    error: ({ input }) => `It holds ${personalIn(String(input))}, and stays in the log for good: say it without`,
  });

/** Text of the operator that stands on every page: signs that do not show are dropped; of nothing else it is refused. */
export const visible = (schema: z.ZodType<string, string>, required?: string) =>
  z
    .string(required === undefined ? undefined : { error: required })
    .refine((value) => value.trim() === '' || visibleText(value) !== '', 'Nothing of this shows: please type letters')
    .transform(visibleText)
    .pipe(schema);

/** An optional text: absent, null and '' all mean 'none' and become null. */
export const optionalLine = (max: number) => emptyToNull(line(max));
export const optionalParagraphs = (max: number) => emptyToNull(paragraphs(max));
/** The name that people know a thing by. */
export const name = (max: number, required: string) => visible(line(max, required), required).refine(isName, required);
export const isName = (value: string) => visibleText(value).length >= 2;
export const optionalVisibleLine = (max: number) => emptyToNull(visible(line(max)));
export const optionalVisibleParagraphs = (max: number) => emptyToNull(visible(paragraphs(max)));

function emptyToNull(schema: z.ZodType<string, string>) {
  return schema.nullish().transform((value) => (value === undefined || value === null || value === '' ? null : value));
}

/** A Karachi calendar day. Accepts `YYYY-MM-DD` or an ISO instant (what a Date sends); yields `YYYY-MM-DD`. */
export const day = (required: string) =>
  z
    .string({ error: required })
    .min(1, required)
    .max(40, 'Must be a date')
    .transform((value, context) => {
      if (isCalendarDay(value)) return value;
      const at = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:?\d\d)$/.test(value) ? Date.parse(value) : Number.NaN;
      const asDay = Number.isNaN(at) ? '' : karachiDay(new Date(at));
      if (isCalendarDay(asDay)) return asDay;
      context.addIssue({ code: 'custom', message: 'Must be a date such as 2026-11-30' });
      return z.NEVER;
    });

/** A Karachi calendar day, or nothing. */
export const optionalDay = z
  .string()
  .nullish()
  .transform((value) => (value === undefined || value === '' ? null : value))
  .pipe(day('Must be a date such as 2026-11-30').nullable());

/** The secret of an address that stands for a person, in its query. */
export const secretToken = z
  .string('This link is not complete')
  .regex(/^[A-Za-z0-9_-]{43}$/, 'This link is not complete')
  .meta({ description: 'The secret of the link', example: 'x'.repeat(43) });

const A_TIME = 'Must be a time such as 14:30';

/** `HH:MM` in Karachi, or nothing. */
export const optionalTime = z
  .union([z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, A_TIME), z.literal(''), z.null()], A_TIME)
  .optional()
  .transform((value) => (value === undefined || value === '' ? null : value));

const AN_INSTANT = 'Must be a date and time such as 2026-11-30T11:00:00+05:00';

/** An ISO instant with its zone, or nothing. */
export const optionalInstant = z
  .union([z.iso.datetime({ offset: true, error: AN_INSTANT }), z.literal(''), z.null()], AN_INSTANT)
  .optional()
  .transform((value) => (value === undefined || value === '' || value === null ? null : new Date(value).toISOString()));

/** An absolute http(s) address without user and password, or nothing. */
export const optionalWebAddress = z
  .string()
  .max(2000, 'Please enter a valid URL')
  .nullish()
  .transform((value) => (value === undefined || value === null || value.trim() === '' ? null : value.trim()))
  .refine((value) => value === null || isWebAddress(value), 'Please enter a valid URL');

function isWebAddress(value: string): boolean {
  if (!/^https?:\/\//i.test(value) || /[\s\p{Cc}]/u.test(value) || !value.isWellFormed()) return false;
  if (!URL.canParse(value)) return false;
  const url = new URL(value);
  return url.username === '' && url.password === '' && url.hostname !== '';
}

/**
 * The one address grammar of the product, at entry and at send: ASCII, dot-atom local part, no quotes, comments,
 * commas, semicolons, spaces or control characters, at most 254 characters.
 */
export const EMAIL_PATTERN =
  /^(?=.{3,254}$)(?=[^@]{1,64}@)[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}$/;

export const email = (message: string) =>
  z
    .string({ error: message })
    .regex(EMAIL_PATTERN, message)
    .transform((value) => value.toLowerCase());
