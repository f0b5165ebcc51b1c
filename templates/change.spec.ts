import { describe, expect, it } from 'vitest';
import { forAllTests } from '../tests/support/for-tests.ts';
import { drawSample, SAMPLE_SITE } from '../tests/support/mails/samples/mails.ts';
import { addressesOf, textOf } from '../tests/support/mails/skeleton.ts';
import type { ChangedNotice, NoticeReader } from './mail.ts';
import { loadMailTemplates } from './mail-templates.ts';

const TOKEN = '1.2s.Zt3hQ9xT0dYb1mVw8uKcEg';
const HOME = 'https://ailaan.example.pk';
const READER: NoticeReader = { name: 'Amina', hasSaved: false, token: TOKEN, isAccount: false };

const templates = forAllTests(() => loadMailTemplates(SAMPLE_SITE));
const drawn = (name: string) => drawSample(templates, name);

const ofFacts = (...facts: ChangedNotice['facts']): ChangedNotice => ({
  id: 7,
  title: 'A road',
  organization: null,
  fate: null,
  cancelledReason: null,
  facts,
  isOver: false,
});
const subjectOf = (notice: ChangedNotice) => templates.change(notice)(READER).subject;

describe('a mail about a changed notice', () => {
  it.each([
    ['change-extended', /^Extended to 12 Dec 2026, 2:30 pm: Rehabilitation of Multan Road/],
    ['change-cancelled', /^Cancelled by the buyer: Rehabilitation/],
    ['change-withdrawn', /^Withdrawn: Rehabilitation/],
  ])('says in the subject of %s what matters most', (name, subject) => expect(drawn(name).subject).toMatch(subject));

  it('tells an earlier closing from a later one, and names other facts', () => {
    const closing = (after: string) => ofFacts({ field: 'closingDate', before: '2026-12-05', after });
    expect(subjectOf(closing('2026-12-03'))).toBe('Closes earlier, 3 Dec 2026: A road');
    expect(subjectOf(closing('2026-12-05 11:00'))).toBe('Closes earlier, 5 Dec 2026, 11:00 am: A road'); // it was the end of the day
    expect(subjectOf({ ...closing('2026-12-03'), isOver: true })).toBe('Closed on 3 Dec 2026: A road');
    expect(subjectOf(ofFacts({ field: 'documentFee', before: null, after: '500' }))).toBe(
      'Changed: Document Fee: A road',
    );
    expect(subjectOf({ ...ofFacts(), fate: 'reinstated' })).toBe('No longer cancelled: A road');
    const saidOf = (isOver: boolean) =>
      String(templates.change({ ...ofFacts(), fate: 'reinstated', isOver })(READER).text);
    expect(saidOf(false)).toContain('taken back: the tender goes on.');
    expect(saidOf(true)).not.toContain('goes on');
  });

  it('says before and after of each fact, in both parts, and why a tender was cancelled', () => {
    const { html, text } = drawn('change-many');
    for (const part of [textOf(html), text.replace(/\s+/g, ' ')]) {
      expect(part).toMatch(/Closing Before:? 5 Dec 2026, 2:30 pm Now:? 12 Dec 2026, 2:30 pm/);
      expect(part).toMatch(/Bid Opening Before:? not stated Now:? 12 Dec 2026, 3:00 pm/);
      expect(part).toMatch(/Document Fee Before:? PKR 2,000 Now:? not stated/);
      expect(part).toMatch(/Scanned Notice Before:? a scan Now:? another scan/);
    }
    expect(drawn('change-cancelled').text).toContain('and gives this reason:\nNo funds this year');
    expect(drawn('change-urdu').html).toContain('dir="rtl" lang="ur"');
  });

  it.each([
    ['change-extended', 'Closing: 5 Dec 2026, 2:30 pm → 12 Dec 2026, 2:30 pm'],
    ['change-many', /^Closing: .* · Bid Opening: not stated → 12 Dec 2026, 3:00 pm · .*…$/],
    ['change-cancelled', 'The buyer has cancelled this tender and gives this reason: No funds this year'],
    ['change-withdrawn', 'The notice was taken off the portal. Ask the buyer before you go on.'],
    [
      'change-urdu',
      /gives this reason: \u2068اس سال فنڈز دستیاب نہیں ہیں۔\u2069 · Title: \u2068نہروں کی مرمت\u2069 → \u2068نہروں/,
    ],
  ])('says what changed beside the subject of %s in the list of mails', (name, words) => {
    const [, preview = ''] = /overflow:hidden;">([^&]*)&#8203;/.exec(drawn(name).html) ?? [];
    expect(preview).toMatch(words);
  });

  it('can be left: these mails alone, and all; without a subscription they are the only ones', () => {
    const links = addressesOf(drawn('change-extended').html);
    const unsubscribe = `${HOME}/unsubscribe/${TOKEN}`;
    expect(links.slice(0, 2)).toEqual([`${unsubscribe}#preferences`, unsubscribe]);
    expect(links.slice(-4, -1)).toEqual([`${HOME}/notice-mails/${TOKEN}`, `${unsubscribe}#preferences`, unsubscribe]);
    const own = addressesOf(drawn('change-many').html);
    expect(own.slice(0, 2)).toEqual([`${HOME}/account`, `${HOME}/notice-mails/${TOKEN}`]);
    expect(own.join(' ')).not.toContain('/unsubscribe/');
    expect(drawn('change-many').text).toContain('because you saved the notice');
  });

  it('names the notice in no shared part that lacks its address, by which a redaction finds it', () => {
    const notice = { ...ofFacts({ field: 'title', before: 'Old words', after: 'A road' }), organization: 'Works' };
    const { html, text } = templates.change(notice)(READER);
    for (const piece of [...html, ...text]) {
      if (typeof piece === 'string' || !/Old words|A road|Works/.test(piece.toString())) continue;
      expect(piece.toString()).toMatch(/\/tenders\/7\?changes/);
    }
  });
});
