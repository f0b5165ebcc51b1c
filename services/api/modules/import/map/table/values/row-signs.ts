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
  /^\W*(?:(?:the |this )?(?:(?:above|following|below)(?:[ -]mentioned)? )?(?:tenders?|notice|nit) )?(?:(?:has|have) been |is |are |stands? )?(?:hereby )?(?:cancell?ed|cancell?ation(?= notice|\W*$)|withdrawn|scrapped|منسوخ)(?!\p{L})/iu;
const ANEW = /\bre-?(?:tender|advert|invit|float|issu|publish)/i;
/** The same around a title. */
const TITLED =
  /^\W*(?:notice of cancellation of\b|(?:(?:the |this )?(?:tenders?|notice|nit) )?(?:cancell?ed\b|(?:scrapping|withdrawal) of (?:the )?(?:tender|nit|bid)s?\b(?: for\b)?|cancell?ation(?: notice| of (?:the )?(?:tender|nit|bid)s?(?: notice)?)?(?: for\b|(?=\s*[:–—-]))))(?:\W+|$)|[([–-]\s*cancell?ed\W*$/i;
/** A title that says nothing else: `Corrigendum: the tender is hereby cancelled by reasons of administration`. */
const SAID =
  /^(?:\W*(?:corrigend|addend)\w+[\W\d]*)?(?:the |this )?(?:above )?(?:tenders?|notice|nit)\b.{0,40} (?:is|are|stands?|has been|have been) (?:hereby )?cancell?ed\b/i;
/** A column that says of each notice whether it was cancelled, and how one says it was. */
const [WHETHER, YES] = [/^(?:is|was)?cancell?ed$/, /^(?:-?1|y|yes|true|✓|✔)$/i];

/** A remark that the work was invited before. */
const ROUND =
  /^\W*(re-?(?:tender|advertise|invite|float)\w*|(?:2nd|3rd|[45]th|second|third|fourth) (?:time|call|attempt))\b/i;

/** The title of a numbered notice with such a remark, for the number alone would tell no round from the first. */
function withRound(input: Readonly<Record<string, unknown>>, signs: readonly string[]): Record<string, unknown> {
  const round = signs.map((text) => ROUND.exec(text)?.[1]).find((word) => word !== undefined);
  const { title, reference } = input;
  const isTold =
    typeof title !== 'string' || /\bre-?(?:tender|advert|invit|float)|\b(?:time|call|attempt)\b/i.test(title);
  return round === undefined || isTold || isBlank(title) || isBlank(reference)
    ? input
    : { ...input, title: `${title} (${round})` };
}

/** Columns that say of each row whether its source shows it, and how one says that it does not. */
const UNSHOWN: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:is)?(?:deleted|draft|trashed|hidden)$/, YES],
  [/^(?:deleted|trashed)(?:at|on|date)$/, /\d{4}/],
  [/^is(?:active|published|visible)$/, /^(?:0|no?|false)$/i],
];
const UNSHOWN_STATUS = /^(?:(?:auto-)?draft|trash(?:ed)?|deleted|unpublished)$/i;
const NOT_SHOWN = 'Says that its source does not show it: a draft, or deleted';
/** Words by which nobody knows any more when bids close, and those by which they are about something else. */
const PUT_OFF =
  /(?:\b(?:postponed|deferred|extended)\b.{0,60}|^\W{0,5})\b(?:till|until) further\b|\bin abeyance\b|\bdates? (?:will|shall|to) be (?:announced|intimated|notified|communicated|given|fixed)\b/i;
const OF_ELSE = /\bpre-?(?:bid|tender|proposal)|\b(?:meeting|visit|rates|validity|delivery|samples?)\b/i;
const NO_DAY = 'Says that the notice was put off, and not to which day';

/** The cell by which a source says that it does not show a row, or that its day of closing holds no more. */
export function unshown(texts: readonly string[], fields: Fields, names: readonly string[]) {
  const isOff = (text = '', column = 0) =>
    (fields[column] === undefined || fields[column] === 'status') &&
    PUT_OFF.test(text) &&
    !OF_ELSE.test(`${names[column]} ${text}`);
  const at = texts.findIndex((text, column) => {
    if (text === '' || text.length > MAX_LENGTH) return false;
    if (isOff(text, column)) return true;
    if (fields[column] === 'status') return UNSHOWN_STATUS.test(text);
    const name = fields[column] === undefined ? headingKey(names[column] ?? '') : '';
    return name !== '' && UNSHOWN.some(([columns, says]) => columns.test(name) && says.test(text));
  });
  const reason = isOff(texts[at], at) ? NO_DAY : NOT_SHOWN;
  return at < 0 ? undefined : { column: names[at] ?? '', value: texts[at] ?? '', reason };
}

/** Whether a text says of a whole notice that it was called off. */
export const isCalledOff = (text: string): boolean =>
  text.length <= MAX_LENGTH && CANCELLED.test(text) && !ANEW.test(text);

/** Parts of all words that are looked for, of which most rows have none. */
const ANY =
  /\bre-?tender|advert|invit|float|time|call|attempt|cancel|withdraw|scrapp|corrigend|addend|amend|exten|postpon|schedul|[تم]/i;
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
  const { columns, notes = [] } = notice;
  const input = withRound(notice.input, signs);
  const amended = { ...notice, input, isAmendment: signs.some(beginsAmended) || fields[at] === 'title' };
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
