import type { DraftProposal } from '#contracts/api/operations/drafts.ts';
import { karachiInstant } from '#contracts/rules/karachi-time.ts';
import { PROPOSED_FIELDS, type ProposedField } from '#contracts/vocabulary/lists/drafts.ts';
import { readAmounts } from './facts/amounts.ts';
import type { Found } from './facts/days/days.ts';
import { readTitle } from './facts/heading.ts';
import { type KnownBody, readCity, readIssuer } from './facts/issuer.ts';
import { hasSeveralNotices } from './facts/kind-of-paper.ts';
import { readReference } from './facts/reference.ts';
import { readSchedule } from './facts/schedule.ts';
import { type ReadPage, ReadText, textOfPages } from './read-text.ts';
import { withWholeRows } from './rows.ts';
import { scriptOf } from './script.ts';

/** Least sureness of the letters of what may be called sure. */
const CLEAR_LETTERS = 80;

/** Fields whose value can be read in the midst of another script. */
const OF_DIGITS = new Set<ProposedField>(['closingDate', 'closingTime', 'openingAt']);

/** A value for a field of a notice, to be confirmed by a person, and where on the scan it stands. */
export type Proposal = Readonly<DraftProposal>;

interface Given extends Found<string> {
  readonly isSure?: boolean;
  readonly id?: number;
}

/** Characters that a notice says its facts in. */
const MAX_TEXT = 30_000;

/** Proposals for the fields of a notice, in the order of the form, from what its pages say that were filed on the day `today`. */
export function proposeFacts(pages: readonly ReadPage[], bodies: readonly KnownBody[], today: string): Proposal[] {
  const isUrdu = pages.map((page) => scriptOf([page]) === 'urdu');
  // Urdu is not read; where nothing else is there, days in digits may help, and nothing is sure.
  const isAllUrdu = isUrdu.every(Boolean);
  const isDoubtful = isAllUrdu || pages.some((page) => hasSeveralNotices(textOfPages([page])));
  const read = new ReadText(pages.map((page, at) => (isUrdu[at] && !isAllUrdu ? { lines: [] } : withWholeRows(page))));
  const text = read.text.slice(0, MAX_TEXT);
  const schedule = readSchedule(text, today);
  const { openingDate, openingTime } = schedule;
  const opening = openingDate &&
    openingTime && {
      ...openingTime,
      value: karachiInstant(openingDate.value, openingTime.value).toISOString(),
      isSure: openingDate.isSure && openingTime.isSure,
    };
  const found: Readonly<Record<ProposedField, Given | undefined>> = {
    title: readTitle(text),
    reference: readReference(text),
    procuringOrganizationId: readIssuer(text, bodies),
    city: readCity(text),
    publishDate: schedule.publishDate,
    closingDate: schedule.closingDate,
    closingTime: schedule.closingTime,
    openingAt: opening,
    ...{ documentFee: undefined, bidSecurity: undefined },
    ...readAmounts(text),
  };
  return PROPOSED_FIELDS.flatMap((field) => {
    const given = found[field];
    if (isAllUrdu && !OF_DIGITS.has(field)) return [];
    const spot = given && read.locate(given.from, given.to);
    if (given === undefined || spot === undefined) return [];
    const isSure = !isDoubtful && (given.isSure ?? given.isClear) && spot.confidence >= CLEAR_LETTERS;
    return {
      field,
      value: given.value,
      organizationId: given.id ?? null,
      isSure,
      page: spot.page,
      box: spot.box,
    };
  });
}
