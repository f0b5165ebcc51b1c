import { describe, expect, it } from 'vitest';
import { EMAIL_FREQUENCY_LABELS, EXTENSION_MONTHS, INTEREST_AREAS } from '../newsletter.ts';
import { SUBSCRIBER_BUSINESS_TYPES } from '../people.ts';
import { FALLBACK_CITIES, PROVINCES } from '../places.ts';
import { SECTORS } from '../sectors.ts';
import { FALLBACK_SECTORS, TENDER_STATUS_LABELS } from '../tenders.ts';

const list = (names: string) => names.split(', ');

describe('the lists of the specification', () => {
  it.each([
    [SUBSCRIBER_BUSINESS_TYPES, 'Contractor, Supplier, Consultant, Service Provider, Government Entity, NGO, Other'],
    [
      INTEREST_AREAS,
      'Construction, IT & Technology, Medical & Health, Education, Security, Transportation, Energy, Agriculture, Telecommunication, General Supplies',
    ],
    [
      PROVINCES,
      'Punjab, Sindh, Khyber Pakhtunkhwa, Balochistan, Islamabad Capital Territory, Gilgit-Baltistan, Azad Jammu and Kashmir',
    ],
    [SECTORS, 'Public Sector, Private Sector, Government, Defense, Education, Healthcare, Infrastructure, Energy'],
    [
      FALLBACK_CITIES,
      'Islamabad, Karachi, Lahore, Rawalpindi, Peshawar, Quetta, Multan, Faisalabad, Sialkot, Gujranwala, Hyderabad',
    ],
    [FALLBACK_SECTORS, 'Public, Private'],
    [EXTENSION_MONTHS.map(String), '1, 3, 6, 12'],
  ])('%s', (names, expected) => expect(names).toEqual(list(expected)));

  it('name frequencies and statuses', () => {
    expect(EMAIL_FREQUENCY_LABELS).toEqual({
      daily: 'Daily Digest',
      weekly: 'Weekly Summary',
      immediate: 'Immediate Alerts',
    });
    expect(TENDER_STATUS_LABELS).toEqual({ open: 'Open', closing_soon: 'Closing Soon', closed: 'Closed' });
  });
});
