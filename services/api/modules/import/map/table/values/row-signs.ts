import { headingKey } from '#contracts/vocabulary/fields/import-headings.ts';
import type { MappedNotice } from '../../mapped-notice.ts';
import { beginsAmended } from '../../notice-key.ts';
import { type Fields, isBlank } from '../../row-cells.ts';

/** Fields whose words may be about the notice itself, beside columns that no field has: `Remarks` and `Notice Type`. */
const SIGNED: ReadonlySet<Fields[number]> = new Set([undefined, 'procurementMethod', 'status', 'closingDate']);
/** Letters beyond which a text tells of something else, too. */
const MAX_LENGTH = 120;

/** A cell that says of the whole notice that its buyer called it off. */
const CANCELLED =
  /^\W*(?:(?:the |this )?(?:tenders?|notice|nit) )?(?:(?:has|have) been |is |are |stands? )?(?:cancell?ed|cancell?ation(?= notice|\W*$)|withdrawn|scrapped|منسوخ)(?!\p{L})/iu;
const ANEW = /\bre-?(?:tender|advert|invit|float|issu|publish)/i;
/** The same around a title. */
const TITLED =
  /^\W*(?:notice of cancellation of\b|(?:(?:the |this )?(?:tenders?|notice|nit) )?(?:cancell?ed\b|(?:scrapping|withdrawal) of (?:the )?(?:tender|nit|bid)s?\b(?: for\b)?|cancell?ation(?: notice| of (?:the )?(?:tender|nit|bid)s?(?: notice)?)?(?: for\b|(?=\s*[:–—-]))))(?:\W+|$)|[([–-]\s*cancell?ed\W*$/i;
/** A title that says nothing else: `Corrigendum: the tender is hereby cancelled by reasons of administration`. */
const SAID =
  /^(?:\W*(?:corrigend|addend)\w+[\W\d]*)?(?:the |this )?(?:above )?(?:tenders?|notice|nit)\b.{0,40} (?:is|are|stands?|has been|have been) (?:hereby )?cancell?ed\b/i;
/** A column that says of each notice whether it was cancelled, and how one says it was. */
const [WHETHER, YES] = [/^(?:is|was)?cancell?ed$/, /^(?:-?1|y|yes|true|✓|✔)$/i];

/** Whether a text says of a whole notice that it was called off. */
export const isCalledOff = (text: string): boolean =>
  text.length <= MAX_LENGTH && CANCELLED.test(text) && !ANEW.test(text);

/** Parts of all words that are looked for, of which most rows have none. */
const ANY = /cancel|withdraw|scrapp|corrigend|addend|amend|exten|postpon|schedul|[تم]/i;
const CALLED_OFF = 'Says that the notice was cancelled, so it is closed';

/**
 * A notice with what the words of its row mark, in whatever column: that it changes one of before, or was cancelled, which
 * closes it unless its status says otherwise.
 */
export function withSigns(
  notice: MappedNotice,
  texts: readonly string[],
  fields: Fields,
  names: readonly string[],
): MappedNotice {
  const isYes = (text: string, at: number) => YES.test(text) && WHETHER.test(headingKey(names[at] ?? ''));
  const mayTell = (text: string, at: number) =>
    ((SIGNED.has(fields[at]) || fields[at] === 'title') && ANY.test(text)) || isYes(text, at);
  if (!texts.some(mayTell)) return notice;
  const signs = texts.map((text, at) => (SIGNED.has(fields[at]) && text.length <= MAX_LENGTH ? text : ''));
  const at = texts.findIndex((text, column) =>
    fields[column] === 'title'
      ? TITLED.test(text) || SAID.test(text)
      : isCalledOff(signs[column] ?? '') || isYes(text, column),
  );
  const { input, columns, notes = [] } = notice;
  const amended = { ...notice, isAmendment: signs.some(beginsAmended) || fields[at] === 'title' };
  if (at < 0 || (!isBlank(input.status) && fields[at] !== 'title' && fields[at] !== 'status')) return amended;
  return {
    ...amended,
    input: {
      ...input,
      ...(fields[at] === 'title' ? untitled(input) : {}),
      ...(fields[at] === 'closingDate' ? { closingDate: '' } : {}),
      status: 'Cancelled',
    },
    columns: { ...columns, status: names[at] ?? '' },
    notes: [...notes, { field: 'status', value: texts[at] ?? '', reason: CALLED_OFF }],
  };
}

/** The title without the word of its end. */
function untitled({ title }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (typeof title === 'string' && SAID.test(title)) return { title: '' };
  const rest = typeof title === 'string' ? title.replace(TITLED, '').trim() : '';
  return rest === '' ? {} : { title: rest };
}
