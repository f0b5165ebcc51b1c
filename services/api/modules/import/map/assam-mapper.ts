import { readMoment } from '../../../platform/files/values/read-moment.ts';
import { noticeKey } from '../../../platform/imports/notice-key.ts';
import type { Mapper } from './mapped-notice.ts';
import { portalCategory } from './portal-category.ts';

const SOURCE = 'assamtenders.gov.in';

const COLUMNS = {
  title: 'tender_title',
  description: 'Work Description',
  publishDate: 'Published Date',
  closingDate: 'Bid Opening Date',
  openingAt: 'Bid Opening Date',
  categories: 'Product Category',
  reference: 'tender_externalreference',
  procuringOrganization: 'Organisation Chain',
  procurementMethod: 'Tender Type',
  city: 'location',
} as const;

export const isAssamHeader = (columns: readonly string[]): boolean =>
  ['Tender ID', ...Object.values(COLUMNS)].every((name) => columns.includes(name));

/**
 * Rows of the Assam tenders set (CivicDataLab). It has no deadline for bids: they are opened when that is past, so the
 * day of opening stands for the closing day.
 */
export function assamMapper(columns: readonly string[]): Mapper {
  return (row) => {
    const fields = row as readonly string[];
    const at = (name: string) => fields[columns.indexOf(name)]?.trim() ?? '';
    const named = at(COLUMNS.categories);
    const category = portalCategory(named);
    const [organization = '', ...offices] = at(COLUMNS.procuringOrganization).split('||');
    const opening = instantOf(at('Bid Opening Date'));
    const value = columns.find((name) => name.startsWith('Tender Value'));
    const facts = [
      ['Office', offices.join(', ')],
      ['Location', at('location')],
      ['Kind', [at('Tender Category'), at('Form of contract')].filter(Boolean).join(', ')],
      ['Estimated value', value === undefined || at(value) === '' ? '' : `INR ${at(value)}`],
    ];
    const lines = facts.flatMap(([name, text]) => (text === '' ? [] : [`${name}: ${text}`]));
    const input = {
      title: at('tender_title'),
      description: [at('Work Description'), lines.join('\n')].filter(Boolean).join('\n\n'),
      publishDate: instantOf(at('Published Date')),
      closingDate: opening,
      openingAt: opening,
      categories: [category].filter(Boolean),
      reference: at('tender_externalreference'),
      procuringOrganization: organization,
      procurementMethod: at('Tender Type'),
      city: cityOf(at('location')),
      province: 'Assam',
      source: SOURCE,
    };
    const id = at('Tender ID');
    return id === ''
      ? { column: 'Tender ID', value: '', reason: 'Is missing' }
      : { input, key: noticeKey(SOURCE, id), named: [named].filter(Boolean), columns: COLUMNS };
  };
}

/** `07-Jul-2023 11:00 AM` on Indian clocks as an ISO instant; anything else as it stands. */
function instantOf(text: string): string {
  const { day, time } = readMoment(text, 'day-first') ?? {};
  return day === undefined || time === undefined ? text : `${day}T${time}:00+05:30`;
}

/** The location is free text; only one that looks like a town's name becomes a city. */
function cityOf(location: string): string | null {
  if (!/^[A-Za-z]{4,}$/.test(location) || /assam/i.test(location)) return null;
  return location.charAt(0).toUpperCase() + location.slice(1).toLowerCase();
}
