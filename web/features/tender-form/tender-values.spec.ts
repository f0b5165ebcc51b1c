import { describe, expect, it } from 'vitest';
import { type Tender, TenderBody } from '#contracts/api/tenders.ts';
import { forOptionalFields } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import { KINDS } from '../../components/admin/typed/typed-input.tsx';
import { readInstant } from '../../lib/format/typed/typed-instant.ts';
import { DETAIL_FIELDS, emptyValues, toBody, toValues } from './tender-values.ts';

const tender: Tender = {
  ...forOptionalFields(() => null),
  id: 12,
  title: 'Construction of a bridge',
  description: 'Two lanes\nacross the Ravi',
  publishDate: '2025-11-20',
  closingDate: '2025-12-15',
  closingTime: '14:30',
  extendedFrom: null,
  status: 'closing_soon',
  storedStatus: 'open',
  city: 'Lahore',
  province: 'Punjab',
  source: 'Daily Dawn',
  reference: 'LHR/7/2025',
  categories: ['Works'],
  sectors: ['Infrastructure'],
  organization: { id: 4, name: 'WAPDA' },
  isSample: false,
  alsoIn: [],
  imageUrl: '/api/tenders/12/image?v=abc',
  imageWidth: 800,
  imageHeight: 600,
  documents: [],
  ocrText: 'ٹینڈر نوٹس',
  organizationIds: [4, 9],
  organizations: [],
  procuringOrganizationId: 4,
  sourceUrl: 'https://example.pk/notice',
  bidSecurity: '2 %',
  documentFee: 'PKR 2,000',
  openingAt: '2025-12-15T10:00:00.000Z',
  procurementMethod: 'Auction',
  contact: 'Executive Engineer',
  ocid: 'ocds-ailaan-1-9f3c1b2ad4e0',
  version: 3,
  createdAt: '2025-11-20T00:00:00.000Z',
  updatedAt: '2025-11-20T00:00:00.000Z',
};

const errorsOf = (body: unknown) =>
  TenderBody.safeParse(body).error?.issues.map(({ path, message }) => `${String(path[0])}: ${message}`) ?? [];

describe('the form of a published tender', () => {
  it('shows the status as set by hand, not the one of the clock', () => expect(toValues(tender).status).toBe('open'));
  it('shows the opening in Karachi time', () => expect(toValues(tender).openingAt).toBe('2025-12-15T15:00'));

  it('keeps the seconds of an opening whose minute nobody touched', () => {
    const openingAt = '2025-12-15T10:00:30.250Z';
    const values = toValues({ ...tender, openingAt });
    expect(TenderBody.parse(toBody(values)).openingAt).toBe(openingAt);
    expect(readInstant(values.openingAt, '2025-12-01')).toEqual({ value: values.openingAt });
    expect(KINDS.instant.show(values.openingAt)).toBe('15 Dec 2025, 3:00 pm');
  });

  it('sends back what it was given', () => {
    const body = TenderBody.parse(toBody(toValues(tender)));
    expect(body).toEqual({ ...pickBody(tender), status: 'open' });
  });
});

describe('the form of a new tender', () => {
  const empty = emptyValues('2025-11-21');

  it('is published today and open', () =>
    expect(empty).toMatchObject({ publishDate: '2025-11-21', status: 'open', closingDate: '' }));

  it('names what is missing in the words of the specification', () =>
    expect(errorsOf(toBody({ ...empty, publishDate: '' }))).toEqual([
      'title: Title is required',
      'description: Description is required',
      'publishDate: Publish date is required',
      'closingDate: Closing date is required',
      'categories: At least one category is required',
      'sectors: At least one sector is required',
    ]));

  it('needs nothing else', () => {
    const least = {
      title: 'T',
      description: 'D',
      closingDate: '2025-12-01',
      categories: ['Works'],
      sectors: ['Energy'],
    } as const;
    const body = TenderBody.parse(toBody({ ...empty, ...least }));
    expect(DETAIL_FIELDS.map((field) => body[field])).toEqual(DETAIL_FIELDS.map(() => null));
  });

  it('refuses a time that is none', () =>
    expect(errorsOf(toBody({ ...toValues(tender), closingTime: '25:00' }))).toEqual([
      'closingTime: Must be a time such as 14:30',
    ]));
});

function pickBody(source: Tender): Record<string, unknown> {
  const names = new Set(Object.keys(TenderBody.shape));
  return Object.fromEntries(Object.entries(source).filter(([name]) => names.has(name)));
}
