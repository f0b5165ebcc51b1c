import { TENDER_LABELS } from '#contracts/vocabulary/fields/tender-fields.ts';
import {
  type ChangedFact,
  type ChangedNotice,
  type NoticeReader,
  type Pieces,
  type RenderedMail,
  TOLD_FIELDS,
  type ToldField,
} from '../mail.ts';
import type { Compiled } from './compiled.ts';
import { createFrame } from './frame.ts';
import { MAX_SUBJECT } from './letters.ts';
import { pathUrl, readerLinks, type Site } from './links.ts';
import { cleanName, NAMELESS } from './text/clean-name.ts';
import { cleanLine, cut } from './text/clean-text.ts';
import { directed, isolated } from './text/direction.ts';

const MAX_TITLE = 300;
const MAX_LINE = 110;
const MAX_FACT = 1100;
const MAX_PREVIEW = 160;
/** A value in the preview, in which several facts have a place. */
const MAX_VALUE = 50;
const NONE = 'not stated';

/** Values of one reader; whatever repeats the notice outside its own part is among them, so that no other mail shares it. */
const OF_READER = ['preview', 'greeting', 'why', 'preferencesUrl', 'unsubscribeUrl', 'offUrl'];

/** Draws a change mail: everything about the notice is bytes that its readers share. */
export function createChange(compiled: Compiled, site: Site) {
  const [html, text] = [compiled.draw('change.html'), compiled.draw('change.text')];
  return (notice: ChangedNotice): ((reader: NoticeReader) => RenderedMail<Pieces>) => {
    const { lead, ...data } = noticeData(site, notice);
    const [subject, preview] = [cut(lead, MAX_SUBJECT), previewOf(data)];
    const frames = {
      html: createFrame(html, 'html', data, OF_READER),
      text: createFrame(text, 'none', data, OF_READER),
    };
    return (reader) => {
      const values = readerData(site, reader, preview);
      return { subject, html: frames.html(values), text: frames.text(values) };
    };
  };
}

function noticeData(site: Site, notice: ChangedNotice) {
  const title = directed(cleanLine(notice.title, MAX_TITLE));
  const heading = headingOf(notice);
  // a redaction knows the parts that tell of a notice by this address
  const noticeUrl = pathUrl(site, `/tenders/${notice.id}?changes=all`);
  const isGone = notice.fate === 'withdrawn';
  return {
    ...site,
    title: `A notice changed at ${site.siteName}`,
    off: 'Stop mails about changes',
    lead: `${heading}: ${isolated(cleanLine(notice.title, MAX_LINE))}`,
    heading,
    notice: title,
    noticeUrl,
    organization: isolated(cleanLine(notice.organization ?? '', MAX_LINE)),
    said: saidOf(notice),
    reason: directed(notice.fate === 'cancelled' ? cleanLine(notice.cancelledReason ?? '', MAX_FACT) : ''),
    facts: notice.facts.map(factData),
    button: isGone ? 'See other tenders' : 'See the notice',
    buttonUrl: isGone ? pathUrl(site, '/tenders') : noticeUrl,
  };
}

function readerData(site: Site, reader: NoticeReader, preview: string) {
  return {
    ...readerLinks(site, reader),
    preview,
    greeting: `Hello ${isolated(cleanName(reader.name) || NAMELESS)}, ${reader.hasSaved ? 'a notice that you saved' : 'a notice that we sent you'} has changed.`,
    why: reader.hasSaved
      ? 'You receive this mail because you saved the notice.'
      : 'You receive this mail because the notice was sent to you.',
  };
}

/** The line that mail programs show after the subject, which names the notice and what matters most: the change itself. */
function previewOf({ said, reason, facts }: Pick<ReturnType<typeof noticeData>, 'said' | 'reason' | 'facts'>): string {
  const value = ({ text }: ReturnType<typeof directed>) => isolated(cut(text, MAX_VALUE));
  const fate = [said, isolated(reason.text)].filter(Boolean).join(' ');
  const changes = facts.map(({ label, before, after }) => `${label}: ${value(before)} → ${value(after)}`);
  return cut([fate, ...changes].filter(Boolean).join(' · '), MAX_PREVIEW);
}

/** The most important change in a few words, for subject and heading. */
function headingOf({ fate, facts, isOver }: ChangedNotice): string {
  if (fate === 'cancelled') return 'Cancelled by the buyer';
  if (fate === 'withdrawn') return 'Withdrawn';
  if (fate === 'reinstated') return 'No longer cancelled';
  const closing = facts.find(({ field }) => field === 'closingDate');
  if (closing?.before && closing.after) {
    const now = TOLD_FIELDS.closingDate(closing.after);
    if (momentOf(closing.after) > momentOf(closing.before)) return `Extended to ${now}`;
    return isOver ? `Closed on ${now}` : `Closes earlier, ${now}`;
  }
  return `Changed: ${facts.map(({ field }) => labelOf(field)).join(', ')}`;
}

/** Moment of closing; without a time the end of the day. */
const momentOf = (closing: string) => (closing.includes(' ') ? closing : `${closing} 24:00`);

function saidOf({ fate, cancelledReason, isOver }: ChangedNotice): string {
  if (fate === 'cancelled') {
    return `The buyer has cancelled this tender${cancelledReason ? ' and gives this reason:' : '.'}`;
  }
  if (fate === 'reinstated') return `The cancellation was taken back${isOver ? '' : ': the tender goes on'}.`;
  return fate === 'withdrawn' ? 'The notice was taken off the portal. Ask the buyer before you go on.' : '';
}

function factData({ field, before, after }: ChangedFact) {
  return { label: labelOf(field), before: toldValue(field, before), after: toldValue(field, after) };
}

const labelOf = (field: ToldField) => (field === 'closingDate' ? 'Closing' : TENDER_LABELS[field]);

const toldValue = (field: ToldField, value: string | null) =>
  directed(value === null || value === '' ? NONE : cleanLine(TOLD_FIELDS[field](value), MAX_FACT));
