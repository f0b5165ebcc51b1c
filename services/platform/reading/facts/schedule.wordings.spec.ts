import { describe, expect, test } from 'vitest';
import { sayDays } from '../../../../tests/support/reading/say-days.ts';
import { readSchedule } from './schedule.ts';

/** On which the papers were filed. */
const TODAY = '2026-11-01';

describe('days and times in the words, tables and misprints of real notices', () => {
  test.each([
    // nothing is said of the one day that has a time, or something else is
    [
      'Auction will take place on 05-12-2026 at 10:00 AM. Security Rs 20,000 must be deposited by 04-12-2026.',
      '2026-12-05? 10:00? - -',
    ],
    [
      'Scrap is disposed of as it lies 07 December 2026 at 02:00 PM which will be opened on 08-12-2026 at 2:00 PM.',
      '2026-12-07? 14:00? 2026-12-08? 14:00?',
    ],
    ['Bid security of 5% may be submitted in this office up to 07.12.2026 till 11:00 a.m.', '2026-12-07? 11:00? - -'],
    [
      'Tender for seed to be delivered by 31-12-2026. Tender closing 07-12-2026, 11 a.m. and opening 11:30 a.m.',
      '2026-12-07? 11:00? 2026-12-07? 11:30?',
    ],
    // days below the heads of their columns
    [
      'Issuing date Receiving date Opening date\n13-11-2026 02-12-2026 at 2:00 pm 03-12-2026 at 3:00 pm',
      '2026-12-02? 14:00? 2026-12-03? 15:00?',
    ],
    [
      'Date of Issue | Date of Receipt\nIssuance of Tender 25-11-2026\nSubmission of Tender 10-12-2026 upto 2.00 PM\nOpening of Tender 10-12-2026 at 2.30 PM',
      '2026-12-10? 14:00? 2026-12-10? 14:30?',
    ],
    // the day that takes the place of a holiday is none of its own; noughts read as letters
    [
      'Bids must be submitted by 04-12-2026 at 11:OO AM. In case of a holiday bids are received on 07-12-2026.',
      '2026-12-04! 11:00? - -',
    ],
    // the time stands apart from the day, before that of the opening
    [
      'Tenders will be received up to 12:00 hours and opened at 12:30 hours on 03.12.2026.',
      '2026-12-03? 12:00? 2026-12-03? 12:30?',
    ],
    [
      'Previous Revised\nIssue of tender 16-11-2026 02-12-2026\nReceipt of tender 17-11-2026 03-12-2026 at 2:00 PM\nOpening 17-11-2026 03-12-2026 at 2:30 PM',
      '2026-12-03? 14:00? 2026-12-03? 14:30?',
    ],
    // a time that stands before its day, of two acts; one after the words for it
    [
      'Tenders will be received up to 11:00 AM and opened at 11:30 AM on 01.12.2026.',
      '2026-12-01? 11:00? 2026-12-01? 11:30?',
    ],
    [
      'Date of submission & opening: 01.12.2026 Time: submission 2:00 PM, opening 2:30 PM',
      '2026-12-01? 14:00? 2026-12-01? 14:30?',
    ],
    [
      "The offers must reach upto 12 o'clock noon dated 28.11.2026 and the committee will open the same at 12.30 PM the same day.",
      '2026-11-28! 12:00! 2026-11-28! 12:30!',
    ],
    ['EOI may be submitted up to 1 December 2026 during office hours (by 04.00 PM).', '2026-12-01! 16:00! - -'],
    [
      'Items can be inspected on 19 November, 2026 from 10:00 am to 1:00 pm. Tenders should reach the Registrar (Purchase) by Wednesday, 25th November, 2026 (10:30 a.m).',
      '2026-11-25! 10:30! - -',
    ],
    // heads one below the other, then their days; times in a row of their own
    [
      'Start of issue\nLast date of bid submission\nBid opening\n16-Nov-2026\n12-Dec-2026, 11:00 AM\n12-Dec-2026, 11:30 AM',
      '2026-12-12? 11:00? 2026-12-12? 11:30?',
    ],
    [
      'Receipt of Tender | Opening of Tender\n05-12-2026 | 05-12-2026\n1130 hrs | 1200 hrs',
      '2026-12-05? 11:30? 2026-12-05? 11:30?',
    ],
    // letters read as digits and digits as letters, words broken at the end of a line, no space
    ['Tenders wi1l be received on 03-12-2026upto 2:OO PM.', '2026-12-03! 14:00? - -'],
    ['Bid submissi0n by 24th Novem-\nber 2026 at 11 30 AM.', '2026-11-24! 11:30! - -'],
    ['Quotations should reach the office by noon on Wednesday 18-11-2026.', '2026-11-18! 12:00! - -'],
    // the first of several auctions, and what may be seen before it
    [
      'Date of 1st auction: 1 December 2026, 11 AM\nDate of 2nd auction: 8 December 2026, 11 AM',
      '2026-12-01? 11:00? - -',
    ],
    [
      'Vehicles can be seen from 16-11-2026 to 26-11-2026 between 9 AM and 3 PM. Auction will take place on 27 November 2026 at 11 AM.',
      '2026-11-27? 11:00? - -',
    ],
    // a time between the words of an end and their day; another attempt; what is deposited before an auction
    [
      'Documents can be obtained from the Purchase Section till 30-11-2026. Bids must reach the Purchase Officer by 11:00 AM on 01-12-2026.',
      '2026-12-01! 11:00! - -',
    ],
    [
      'Applications may be sent by courier so as to arrive by 14th Dec 2026, 4 pm at the plant.',
      '2026-12-14! 16:00! - -',
    ],
    ['Offers may be sent within 14 days of this advertisement, i.e. by 26.11.2026.', '2026-11-26! - - -'],
    [
      'Goods will be put to open auction on 25.11.2026 (Wednesday) at 11:00 A.M. Unsold lots shall be auctioned again on 02.12.2026.',
      '2026-11-25? 11:00? - -',
    ],
    [
      'Open auction of plots will be held on 24 November 2026 at 10:00 AM. Token money shall be deposited up to 23-11-2026.',
      '2026-11-24? 10:00? - -',
    ],
    // days after the paper came out, which is taken to be the day on which it was filed
    [
      'Sealed bids shall be submitted within 15 days of the publication of this notice by 4:00 pm.',
      '2026-11-16? 16:00? - -',
    ],
    ['Applications should reach us within two weeks from the date of this advertisement.', '2026-11-15? - - -'],
    [
      'Queries are answered within 7 days of publication of this notice. Bids are opened on 07-12-2026.',
      '2026-12-07? - 2026-12-07? -',
    ],
    // a table of one column of days, whose time stands below
    [
      'Sr. Project PEC Closing Date\n1 Lifts C-5 08-12-2026\n2 Fire alarm C-6 08-12-2026\nBids shall be submitted on the Acquisition System by 11:00 a.m. on the date mentioned against each and opened at 11:30 a.m.',
      '2026-12-08? 11:00? 2026-12-08? 11:30?',
    ],
    [
      'Enquiry Bond PRE-BID DUE DATE\nFP/1 Pipe 5.0 M 26-11-2026, 10:30 AM 16-12-2026\nLP/4 Shoes Nil 16-12-2026\nBids should be dropped in the box placed at Ground Floor, Head Office, Karachi on or before 11:00 AM on the due date.',
      '2026-12-16? 11:00? - -',
    ],
    // the latest day of lots with ends of their own
    ['Branch Area Last date\nKot 22 30-11-2026\nTaunsa 20 09-12-2026\nJam 18 02-12-2026', '2026-12-09? - - -'],
    // samples beside bids, an opening gone by, another attempt, a day moved twice
    [
      'Last date for submission of advance samples (02 meters) 27-11-2026 till 1500 hrs\nTender opening 03-12-2026 at 1030 hrs',
      '2026-12-03? 10:30? 2026-12-03? 10:30?',
    ],
    [
      'First tender opened on 15-10-2026 remained without competition. Closing date is 15 days after publication, i.e. 26-11-2026 at 11:00 AM.',
      '2026-11-26? 11:00? - -',
    ],
    [
      'Date of receipt 24.11.2026 up to 2.00 PM\nDate of opening 24.11.2026 at 2.30 PM\nRebidding, if required: issue 01.12.2026, receipt 02.12.2026.',
      '2026-11-24? 14:00? 2026-11-24? 14:30?',
    ],
    [
      'The bid closing date which was earlier extended from 05-11-2026 to 23-11-2026 has now been further extended to 10-12-2026.',
      '2026-12-10? - - -',
    ],
    // heads of two attempts
    [
      'Schedule 1st Attempt 2nd Attempt\nSubmission 25-11-2026 upto 1:00 P.M 11-12-2026 upto 1:00 P.M\nOpening 25-11-2026 at 2:00 P.M 11-12-2026 at 2:00 P.M',
      '2026-11-25? 13:00? 2026-11-25? 14:00?',
    ],
    // the end of the sale; a paper dated in days to come
    [
      'Closing of sale: 02-12-2026, 4:00 PM\nSubmission of bids: 03-12-2026, 10:00 AM\nOpening of bids: 03-12-2026, 10:30 AM',
      '2026-12-03! 10:00! 2026-12-03! 10:30!',
    ],
    [
      'Plots are disposed of by PUBLIC AUCTION. DATE: Thursday, 26th November, 2026 TIME: 11:00 A.M.',
      '2026-11-26? 11:00? - -',
    ],
    [
      'Auction of collection rights of the following shall be held on 01-12-2026 at 10:00 AM.',
      '2026-12-01? 10:00? - -',
    ],
    [
      'Bidding documents can be downloaded. Bids must be uploaded on e-PADS by 26th November, 2026 upto 2:30 p.m.',
      '2026-11-26! 14:30! - -',
    ],
    ['Property will be sold by public auction at the spot on 12-12-2026 at 11:00 a.m.', '2026-12-12? 11:00? - -'],
    [
      'Receipt of tenders (1st attempt): 02.12.2026 upto 01:00 p.m. Opening: 02.12.2026 at 02:00 p.m. In case of no response in 1st attempt, tenders will be received on 17.12.2026 upto 01:00 p.m.',
      '2026-12-02! 13:00! 2026-12-02! 14:00!',
    ],
    // times far from the day, without a space, and where a sentence only seems to end
    ['The closing time for all the tenders is 4:00 p.m. December 3, 2026.', '2026-12-03! 16:00! - -'],
    [
      'Tenders are to be reached by 15:00 hours on the dates given:\nNo. Closing Date\n1 22-12-2026\n2 22-12-2026',
      '2026-12-22! 15:00! - -',
    ],
    [
      'Qty Opening Date & Time\n900 Nos 09.12.2026 at 11:00 AM\nBids must be uploaded 30 minutes before the opening time, i.e. upto 10:30 AM on the opening date.',
      '2026-12-09? 10:30? 2026-12-09? 11:00?',
    ],
    ['Closing date of bids: 4 Dec 2026 1100h', '2026-12-04! 11:00! - -'],
    ['Bids shall be submitted on e-PADS by 23-1 1-2026 (Monday) at 10:00 AM.', '2026-11-23? 10:00? - -'],
    [
      'FOR READ\nDate of bid submission 12-11-2026 at 11:00 AM 26-11-2026 at 11:00 AM\nDate of opening 12-11-2026 at 11:30 AM 26-11-2026 at 11:30 AM',
      '2026-11-26? 11:00? 2026-11-26? 11:30?',
    ],
    ['Bids will be received from 13-11-2026 to 01-12-2026 at 2 PM.', '2026-12-01? 14:00? - -'],
    // days that stand close together, both ends of a sale, and a time in another sentence than its day
    ['Issue of Tender  Receipt of Tender  Opening\n23 Nov 26  01 Dec 26  01 Dec 26', '2026-12-01? - 2026-12-01? -'],
    [
      'Due Date 21-12-2026. Documents are collected from the office from 13-11-2026 till 18-12-2026 between 9:00 a.m. and 4:00 p.m.',
      '2026-12-21! - - -',
    ],
    [
      'Form Rs. 3500/- due on 07.01.2027. Tenders should be dropped in Tender Box No. 2 upto 11:30 hrs on the due date.',
      '2027-01-07! 11:30? - -',
    ],
    [
      'Sr. Description Closing Date\n1 Wellhead 29-12-2026\nBids must be dropped in the box on the closing date up to 1000 hrs. Pre-bid clarification requests will be entertained till 08-12-2026.',
      '2026-12-29! 10:00! - -',
    ],
    [
      'Bid submission: dated 08-12-2026, time 12:00 pm. Bid opening: dated 08-12-2026, time 12:30 pm.',
      '2026-12-08! 12:00! 2026-12-08! 12:30!',
    ],
    [
      'The tenders will be opened on 26 November 2026 at 1030 hrs, and no tender shall be taken after 1000 hrs on that day.',
      '2026-11-26? 10:00? 2026-11-26? 10:30?',
    ],
    [
      'The auction shall commence at 10:00 hours on Wednesday the 16th December, 2026. Lots may be inspected from 07-12-2026 to 15-12-2026.',
      '2026-12-16? 10:00? - -',
    ],
    // other ends than that of bids, and words for it that are used for papers, too
    [
      'Questions shall be sent not later than 20 November 2026; proposals should be submitted no later than 5:00 pm on November 29, 2026.',
      '2026-11-29! 17:00! - -',
    ],
    [
      'Tender forms are available from 13 Nov 2026 to 25 Nov 2026. Tenders will be collected on 26 Nov 2026 from 0900 to 1030 hrs and opened at 1100 hrs the same day.',
      '2026-11-26? 10:30? 2026-11-26? 11:00?',
    ],
    [
      'Open auction of stores will be held at Kamra on 25 Nov 2026 at 1000 hrs. Stores shall be lifted by 10 Dec 2026.',
      '2026-11-25? 10:00? - -',
    ],
    [
      'Description As advertised To be read as\nLast date for submission of bids November 13, 2026 at 11:00 am November 23, 2026 at 11:00 am',
      '2026-11-23? 11:00? - -',
    ],
    [
      'Date of Receipt of Application  Date of Issue  Date of Receipt / Opening of Tender\n17 Nov 2026  18 Nov 2026  24 Nov 2026 at 1000 hrs',
      '2026-11-24? 10:00? - -',
    ],
  ])('%s', (text, expected) => expect(sayDays(text, TODAY)).toBe(expected));

  test('a notice was published no later than it was filed', () => {
    const later = 'Bids must be submitted by 01-12-2026. If none come, the second date will be 15-12-2026.';
    expect(readSchedule(later, TODAY).publishDate).toBeUndefined();
    expect(readSchedule(`Dated 30-10-2026. ${later}`, TODAY).publishDate?.value).toBe('2026-10-30');
  });
});
