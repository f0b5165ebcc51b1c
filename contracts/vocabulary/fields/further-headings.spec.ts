import { expect, test } from 'vitest';
import { FURTHER_HEADINGS } from './further-headings.ts';
import { fieldOfHeading, type ImportField } from './import-headings.ts';

test.each(
  Object.entries(FURTHER_HEADINGS).flatMap(([field, list]) =>
    list.split(',').map((heading): [string, ImportField] => [heading.trim(), field as ImportField]),
  ),
)('%s → %s', (heading, field) => expect(fieldOfHeading(heading)?.field).toBe(field));

test.each([
  ['Name of the Hospital', 'procuringOrganization'],
  ['Tender Date (Closing)', 'closingDate'],
  ['Date (Opening)', 'openingAt'],
  ['Date (Karachi)', 'publishDate'],
  ['parties/0/address/locality', 'city'],
  ['DISCO (Name)', 'procuringOrganization'],
  ['Formation/Unit', 'procuringOrganization'],
  ['closingAt', 'closingDate'],
  ['Bid Receiving / Opening Date & Time', 'closingDate'],
  ['deadline_at', 'closingDate'],
  ['categoryName', 'categories'],
  ['Nature of Procurement', 'categories'],
  ['noticeId', 'reference'],
  ['CloseDate', 'closingDate'],
  ['What is the title of the work?', 'title'],
  ['When do bids close?', 'closingDate'],
  ['3b. At what time?', 'closingTime'],
  ['Date & Time of Bid Submission', 'closingDate'],
  ['Date/Time of Tender Submission', 'closingDate'],
  ['Detail of Tender', 'description'],
  ['Department / Address', 'procuringOrganization'],
  ['Institution & Contact', 'procuringOrganization'],
  ['IT No.', 'reference'],
  ['Closing_x0020_Date', 'closingDate'],
  ['Tenders will be received upto', 'closingDate'],
  ['Bid Submission Closing', 'closingDate'],
  ['Procurement Reference', 'reference'],
  ['At what time do bids close?', 'closingTime'],
  ['Procurement Number', 'reference'],
  ['Name of your department / office', 'procuringOrganization'],
  ['When was it advertised?', 'publishDate'],
  ['What is being procured? (title of tender)', 'title'],
  ['Please mention the last date', 'closingDate'],
  ['Name of Item / نام اشیاء', 'title'],
  ['Nomenclature of Stores', 'title'],
  ['Proposal Due', 'closingDate'],
  ['Response Date', 'closingDate'],
  ['Last Date for Registration', 'closingDate'],
  ['Project Publication Date', 'publishDate'],
  ['Last date of issuance of tender form', 'documentsUntil'],
  ['Document Download End Date', 'documentsUntil'],
  ['Last Date of Purchase', 'documentsUntil'],
  ['Last date for delivery of bids', 'closingDate'],
  ['Project Tender Closing Date', 'closingDate'],
])('%s → %s, as people write it', (heading, field) => expect(fieldOfHeading(heading)?.field).toBe(field));

test('a usual heading of the field is surer', () => {
  expect(fieldOfHeading('Hospital')?.rank).toBeLessThan(fieldOfHeading('Department')?.rank ?? 0);
});

test('a word that says little is no heading for what stands beside it in another language', () => {
  expect(['Date / کشائی', 'Title / Lots'].map(fieldOfHeading)).toEqual([undefined, undefined]);
});

test('keys of programs say nothing', () => expect(['__type', '@type'].map(fieldOfHeading)).toEqual([null, null]));

test('days of the other calendar are left out beside ours', () => {
  expect(['Closing Date (Hijri)', 'آخری تاریخ (ہجری)'].map(fieldOfHeading)).toEqual([null, null]);
});

test.each([
  'Last Date for Queries',
  'Clarification Deadline',
  'queryDeadline',
  'Q&A deadline',
  'Contract End Date',
  'Project Start Date',
  'Completion Due Date',
  'Sample Submission Date',
  'Delivery Deadline',
  'Grievance last date',
])('%s is no day of the tender', (heading) => expect(fieldOfHeading(heading)).toBeUndefined());
