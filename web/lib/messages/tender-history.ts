/** Texts of the changes of one tender. */
export const tenderHistoryText = {
  loading: 'Loading the changes...',
  failed: 'The changes could not be loaded',
  before: 'Before',
  after: 'Now',
  none: 'none',
  all: (count: number) => `Show all ${count} changes`,
};
