export const text = {
  loading: 'Loading the changes...',
  failed: 'The changes could not be loaded',
  before: 'Before',
  after: 'Now',
  none: 'none',
  all: (count: number) => `Show all ${count} changes`,
};
