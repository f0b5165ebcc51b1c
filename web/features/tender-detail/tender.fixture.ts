import type { Tender } from '#contracts/api/tenders.ts';
import { forOptionalFields } from '#contracts/vocabulary/fields/optional-tender-fields.ts';

/** A fictional tender for tests. */
export const aTender: Tender = {
  ...forOptionalFields(() => null),
  id: 42,
  title: 'Supply of water pumps',
  description: 'Sealed bids are invited for the supply of water pumps.',
  publishDate: '2025-11-18',
  closingDate: '2025-11-30',
  closingTime: '14:30',
  extendedFrom: null,
  status: 'open',
  storedStatus: 'open',
  city: 'Lahore',
  province: 'Punjab',
  source: 'Daily Sample',
  reference: 'WASA/2025/17',
  categories: ['Water'],
  sectors: ['Public Sector'],
  organization: { id: 7, name: 'Water Agency' },
  organizations: [
    { id: 7, name: 'Water Agency' },
    { id: 8, name: 'Canal Board' },
  ],
  organizationIds: [7, 8],
  procuringOrganizationId: 7,
  isSample: false,
  imageUrl: null,
  imageWidth: null,
  imageHeight: null,
  bidSecurity: '2 %',
  openingAt: '2025-11-30T10:00:00Z',
  alsoIn: [],
  version: 1,
  createdAt: '2025-11-18T05:00:00Z',
  updatedAt: '2025-11-18T05:00:00Z',
};
