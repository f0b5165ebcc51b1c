import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addDays } from '#contracts/rules/karachi-time.ts';
import { sayDays } from '../../../../tests/support/reading/say-days.ts';
import { readSchedule } from './schedule.ts';

/** On which the papers were filed. */
const TODAY = '2026-11-01';

const said = (text: string) => sayDays(text, TODAY);

describe('days and times of a notice', () => {
  test.each([
    [
      'Bids complete in all respects must reach the office of the undersigned on or before 04-12-2026 by 11:00 AM and will be opened on the same day at 11:30 AM.',
      '2026-12-04! 11:00! 2026-12-04! 11:30!',
    ],
    [
      'Dated: 10.11.2026\nLast date of submission: 4th December, 2026 (02:00 PM)\nDate of opening: 4th December, 2026 (02:30 PM)',
      '2026-12-04! 14:00! 2026-12-04! 14:30!',
    ],
    [
      'Tender documents can be purchased up to 01/12/2026. Tenders shall be received till 12:00 noon on 02/12/2026 and opened at 12:30 pm the same day.',
      '2026-12-02! 12:00! 2026-12-02! 12:30!',
    ],
    [
      'A pre-bid meeting will be held on 25-11-2026 at 10:00 AM. Closing date 9 Dec 2026, 1500 hours.',
      '2026-12-09! 15:00! - -',
    ],
    // two ends that disagree: neither is sure
    ['Bids are to be submitted by 04-12-2026. The last date for submission is 14-12-2026.', '2026-12-04? - - -'],
    // another day of the week than the one named
    ['Bids must be submitted by Monday 04-12-2026 at 11:00 AM.', '2026-12-04? 11:00? - -'],
    // letters taken for digits
    ['Bids must be submitted by O4-12-2O26 at 11:00 AM.', '2026-12-04? 11:00? - -'],
    // opened before it closes: something was misread
    [
      'Bids must be submitted by 14-12-2026 at 11:00 AM. Bids will be opened on 04-12-2026 at 11:30 AM.',
      '2026-12-14? 11:00? 2026-12-04? 11:30?',
    ],
    ['The bids shall be opened on 07-12-2026 at 3 PM.', '2026-12-07? 15:00? 2026-12-07? 15:00?'],
    ['Rates stay valid till 30 June 2027.', '- - - -'],
    // the new day wins over the old one
    [
      'The last date for submission of bids has been extended from 03.11.2026 to 15.11.2026 at 12:30 pm.',
      '2026-11-15! 12:30! - -',
    ],
    ['Bids shall now be received until 1230 hours on 28-11-2026 instead of 17-11-2026.', '2026-11-28! 12:30! - -'],
    // a paper that moves a day and does not say which one
    ['Revised: 03.11.2026. Bids must be submitted by 15.11.2026 at 12:30 pm.', '2026-11-15? 12:30? - -'],
    [
      'Tenders will be received on 23-11-2026 up to 11:00 AM and will be opened on the same day at 11:30 AM.',
      '2026-11-23! 11:00! 2026-11-23! 11:30!',
    ],
    ['Bids must be submitted by 2:00 PM on Tuesday the 24th November, 2026.', '2026-11-24! 14:00! - -'],
    [
      'Forms are on sale until 20-11-2026. Tenders must be dropped in the box on 23-11-2026 by 11:00 AM.',
      '2026-11-23! 11:00! - -',
    ],
    // a day at the end of one line and the beginning of the next
    ['Bids must be submitted by 24\nNovember 2026 at 11:00 AM.', '2026-11-24! 11:00! - -'],
    // a day followed by the time up to which something may be done
    [
      'Bids on e-PADS: 07/12/2026 up to 1100 hrs. Opening: 07/12/2026 1130 hrs.',
      '2026-12-07? 11:00? 2026-12-07? 11:30?',
    ],
    [
      'The tender, which was closing on 20-11-2026, will now close on 04-12-2026 at 11:00 AM.',
      '2026-12-04! 11:00! - -',
    ],
    [
      'Last date for queries 20 November 2026. Submission of proposals 1 December 2026 by 02:00 PM. Opening 1 December 2026 at 02:30 PM.',
      '2026-12-01! 14:00! 2026-12-01! 14:30!',
    ],
    // papers are asked for until one day, bids come until another
    [
      'Applications for issue of tenders must reach this office latest by 24 Nov 2026. Tenders will be received and opened on 02 Dec 2026 at 1200 hours.',
      '2026-12-02! 12:00! - -',
    ],
    [
      'Documents can be obtained on submission of written request, up to 02.12.2026. Tenders will be received in the office of the Superintending Engineer on 03.12.2026 up to 1:00 PM.',
      '2026-12-03! 13:00! - -',
    ],
    // a holiday that may come takes no day back
    [
      'Bids must be submitted by 04-12-2026 at 11:00 AM. If the day is declared a holiday, bids are opened on the next one.',
      '2026-12-04! 11:00! - -',
    ],
    [
      'It was published on 8th November, 2026. The last date for submission of bids is hereby extended up to 14-12-2026 till 1400 hours.',
      '2026-12-14! 14:00! - -',
    ],
    ['Tenders will be received back on the twelfth day of December, 2026 at 10:00 AM.', '2026-12-12! 10:00! - -'],
    [
      'Bids must reach Room 5, I.I. Chundrigar Road, on or before December 11, 2026 at 11:00 AM.',
      '2026-12-11! 11:00! - -',
    ],
    // the old day beside the new one in a table; the time apart from its day; an auction is where one bids
    ['Previous Revised Date of submission 24-11-2026 at 11:00 AM 10-12-2026 at 12:00 noon', '2026-12-10? 12:00? - -'],
    [
      'Tenders will be received up to 12:00 hours on the date mentioned. Date of opening 30.12.2026',
      '2026-12-30? 12:00? 2026-12-30? -',
    ],
    ['Scrap will be sold by open auction on 07-12-2026 at 11:00 AM.', '2026-12-07? 11:00? - -'],
    // something else stands first in the sentence
    [
      'For civil works firms submit their profiles for pre-qualification up to 07-12-2026, 12:00 PM.',
      '2026-12-07? 12:00? - -',
    ],
    ['', '- - - -'],
  ])('%s', (text, expected) => expect(said(text)).toBe(expected));

  test.each([
    'The supply must be delivered by 30-12-2026.',
    'Work shall be completed on or before 30-12-2026. Bids may be submitted within 15 working days.',
    'Firms registered on or before 30-06-2026 are eligible. Bids may be submitted within 15 days.',
    'Queries may be submitted till 01-12-2026. Bids are due in 3 weeks.',
    'Written queries must reach the office by 01-12-2026. Bids are due in 3 weeks.',
    'Objections must be submitted by 01-12-2026.',
    'Bid security should be submitted on or before 09-12-2026.',
    'The last date for sale of documents is extended up to 05-12-2026.',
    'Interested parties may apply for tender forms by 30 Nov 2026.',
    'The school is exempt from income tax up to 30-06-2027.',
    'Bids submitted by 24-11-2026 need not be sent again.',
    'Bids submitted before 10-11-2026 will be returned. New bids to be submitted 20 days after.',
  ])('no end of bids is taken from: %s', (text) => expect(said(text)).toBe('- - - -'));

  test.each([
    ['Tender closing on 10-12-2026 will now close on 20-12-2026.', '2026-12-'],
    [
      'Application for pre-qualification must be received by 20-12-2026. Tender will be closed on 28-12-2026.',
      '2026-12-',
    ],
    ['Samples must be submitted by 05-12-2026 at 11:00 AM. The tender opens at 12-12-2026.', '2026-12-12?'],
    ['Queries must reach this office by 27.11.2026. Date of opening 03.12.2026 11:30 AM.', '2026-12-03?'],
    ['Bids were to be submitted by 05-12-2026 but the date is postponed till further notice.', '2026-12-05?'],
    ['Last date for submission of bids is 05-12-2026 (holiday), thus 07-12-2026.', '2026-12-0'],
    ['Tenders for lot 1 must be submitted by 05-12-2026. Lot 2: 12-12-2026', '2026-12-05?'],
    // a day that has gone by, or is years away
    ['Bids must be received by 10-12-2025.', '2025-12-10?'],
    ['Bids must be received by 10-12-2062.', '2062-12-10?'],
  ])('nothing is sure of: %s', (text, day) => {
    expect(said(text).startsWith(day)).toBe(true);
    expect(said(text)).not.toMatch('!');
  });

  test.each([
    ['Bids must be submitted by 05-12-2026. Office hours 8:30 am to 4:00 pm.', '2026-12-05! - - -'],
    ['Bids must be submitted by 05-12-2026 (9:00 am to 1:00 pm).', '2026-12-05! 13:00? - -'],
    ['Bids must be submitted by 05-12-2026 between 9:00 am and 11:00 am.', '2026-12-05! 11:00? - -'],
    ['Bids must be submitted by 05-12-2026. Meeting held 3:00 pm.', '2026-12-05! - - -'],
    ['Bids must be submitted by 05-12-2026 and tender forms are issued till 1:00 PM.', '2026-12-05! - - -'],
    [
      'Forms 10:00 AM. Bids must be submitted by 05-12-2026. Opening 11:00 AM same day.',
      '2026-12-05! - 2026-12-05! 11:00!',
    ],
    ['Bids must be submitted by 05-12-2026 12:00 AM.', '2026-12-05! 00:00? - -'],
  ])('a time of something else is not that of bids: %s', (text, expected) => expect(said(text)).toBe(expected));

  const phrases = {
    closing: [
      (day: string) => `Sealed bids should reach the office of the undersigned by ${day} at 11:00 AM.`,
      (day: string) => `Last date and time for submission of bids: ${day}, 11:00 AM.`,
      (day: string) => `Tenders will be received up to ${day} (11.00 a.m.) in the tender box.`,
      (day: string) => `Bids must be delivered to the address below on or before ${day} at 1100 hours.`,
    ],
    other: [
      (day: string) => `Bidding documents can be obtained from the office till ${day} during office hours.`,
      (day: string) => `A pre-bid meeting will be held on ${day} in the committee room.`,
      (day: string) => `The bids shall remain valid up to ${day}.`,
      (day: string) => `This office advertised the work on ${day}.`,
      (day: string) => `The contract will commence on ${day}.`,
    ],
  };
  const written = (day: string, style: number) => {
    const [year = '', month = '', date = ''] = day.split('-');
    return (
      [`${date}-${month}-${year}`, `${Number(date)}.${Number(month)}.${year}`, `${date}/${month}/${year.slice(2)}`][
        style
      ] ?? day
    );
  };

  it('never calls a wrong day sure, whatever other days stand about it', () => {
    const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-11-23', days));
    const style = fc.integer({ min: 0, max: 2 });
    fc.assert(
      fc.property(
        fc.record({ day, style, phrase: fc.integer({ min: 0, max: phrases.closing.length - 1 }) }),
        fc.array(fc.record({ day, style, phrase: fc.integer({ min: 0, max: phrases.other.length - 1 }) }), {
          maxLength: 4,
        }),
        fc.integer({ min: 0, max: 4 }),
        (closing, others, place) => {
          const sentences = others.map((one) => phrases.other[one.phrase]?.(written(one.day, one.style)) ?? '');
          sentences.splice(place, 0, phrases.closing[closing.phrase]?.(written(closing.day, closing.style)) ?? '');
          const { closingDate } = readSchedule(sentences.join('\n'), TODAY);
          if (closingDate?.isSure) expect(closingDate.value).toBe(closing.day);
        },
      ),
      { numRuns: 500 },
    );
  });
});
