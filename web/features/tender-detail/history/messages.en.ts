export const text = {
  loading: 'Loading the changes...',
  failed: 'The changes could not be loaded',
  before: 'Before',
  after: 'Now',
  none: 'none',
  causes: {
    correction: 'corrected by the portal',
    change: 'changed by the buyer',
    cancelled: 'cancelled by the buyer',
  },
  redacted: (fields: readonly string[]) => `Taken back by the portal, in earlier versions too: ${fields.join(', ')}`,
  all: (count: number) => `Show all ${count} changes`,
};
