import { SORTED_MAX } from '#contracts/vocabulary/lists/admin-lists.ts';
import { formatCount } from '../../lib/format/format.ts';

const tenders = (count: number) => (count === 1 ? '1 tender' : `${count} tenders`);

const SORTED = formatCount(SORTED_MAX);

export const text = {
  heading: 'Tenders',
  select: 'Select',
  selectItem: (name: string) => `Select ${name}`,
  bulk: {
    label: 'Selected tenders',
    chosen: (count: number) => (count === 1 ? '1 tender selected' : `${count} tenders selected`),
    all: (count: number) => `Select all ${count} of this page`,
    none: 'Select none',
    close: 'Close them',
    recategorize: 'Move to category...',
    titles: {
      close: (count: number) => `Close ${tenders(count)}?`,
      recategorize: (count: number) => `Move ${tenders(count)}?`,
      delete: (count: number) => `Delete ${tenders(count)}?`,
    },
    texts: {
      close: 'They no longer take bids. Each can be opened again by editing it.',
      delete: 'This action cannot be undone. It takes them off the portal for good.',
    },
    newCategory: (category: string) => `Their categories are replaced by ${category}.`,
    confirm: { close: 'Close them', recategorize: 'Move them', delete: 'Delete them' },
    done: {
      close: (count: number) => `${tenders(count)} closed`,
      recategorize: (count: number) => `${tenders(count)} moved`,
      delete: (count: number) => `${tenders(count)} deleted`,
    },
    refused: (id: number, message: string, others: number) =>
      others === 0 ? `#${id}: ${message}` : `#${id}: ${message} ${others} more were left alone, too.`,
    failed: 'The selected tenders could not be changed',
  },
  columns: {
    title: 'Title',
    publishDate: 'Publish Date',
    closingDate: 'Closing Date',
    location: 'Location',
    status: 'Status',
  },
  searchPlaceholder: 'Title, tender number or organization',
  import: 'Import',
  statusFilter: 'Status',
  allStatuses: 'All statuses',
  sort: 'Sort by',
  sorts: {
    '': 'Most Recent',
    'closing-soon': 'Closing Soon',
    title: 'Title, A to Z',
    '-title': 'Title, Z to A',
    closes: 'Closing Date, earliest first',
    '-closes': 'Closing Date, latest first',
    published: 'Published Date, earliest first',
    '-published': 'Published Date, latest first',
    place: 'Location, A to Z',
    '-place': 'Location, Z to A',
    status: 'Status, open first',
    '-status': 'Status, closed first',
  },
  sortedNewest: `Sorted among the ${SORTED} newest that match.`,
  sortedFirst: `The first ${SORTED} in this order. Search or choose a status to see others.`,
  since: (instant: string) => `Published or changed since ${instant}.`,
  showAll: 'Show all tenders',
  sample: 'Sample',
  samplesShown: (count: string, one: boolean) =>
    one ? 'One notice is a sample, marked as such.' : `${count} notices are samples, marked as such.`,
  removeSamples: 'Remove all samples',
  removingSamples: 'Removing samples...',
  removeSamplesTitle: 'Remove all sample notices?',
  removeSamplesText: 'They leave the portal for good. Categories, organizations and what you published yourself stay.',
  samplesRemoved: (count: string, one: boolean) => (one ? 'One sample removed' : `${count} samples removed`),
  removeSamplesFailed: 'Error removing samples',
  loading: 'Loading tenders...',
  empty: 'No tenders found. Add your first tender!',
  emptyFilter: 'No tenders found. Try another search or status.',
  failed: 'Failed to fetch tenders',
  deleteText: 'This action cannot be undone. This will permanently delete the tender announcement.',
  deleted: 'Tender deleted',
  deleteFailed: 'Error deleting tender',
} as const;
