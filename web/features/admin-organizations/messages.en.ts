export const text = {
  heading: 'Organizations',
  add: 'Add Organization',
  columns: { name: 'Name', category: 'Category', website: 'Website', address: 'Address' },
  none: 'None',
  visit: 'Visit',
  loading: 'Loading organizations...',
  empty: 'No organizations found. Create your first organization!',
  failed: 'Error loading organizations',
  addDescription: 'Organizations publish tenders; a tender can name several of them.',
  editTitle: 'Edit Organization',
  editDescription: 'A new name also appears on the tenders of this organization.',
  create: 'Create Organization',
  fields: {
    name: 'Name',
    description: 'Description',
    category: 'Category',
    website: 'Website',
    address: 'Address',
  },
  websiteExample: 'https://www.example.gov.pk',
  deleteText: (name: string) =>
    `This will permanently delete the organization "${name}". This action cannot be undone.`,
  created: 'Organization created',
  updated: 'Organization updated',
  deleted: 'Organization deleted',
  createFailed: 'Error creating organization',
  updateFailed: 'Error updating organization',
  deleteFailed: 'Error deleting organization',
  known: {
    open: 'Known bodies',
    title: 'Known public bodies',
    description:
      'Tick those that your portal shall have. Those without a tick go, unless a notice names them; your own organizations stay.',
    search: 'Search known bodies',
    empty: 'None',
    failed: 'The known bodies could not be loaded',
    kinds: { federal: 'Federal', provincial: 'Provincial and local' },
    all: { federal: 'Tick all federal ones', provincial: 'Tick all provincial and local ones' },
    none: { federal: 'Untick all federal ones', provincial: 'Untick all provincial and local ones' },
    save: 'Save choice',
    saving: 'Saving...',
    done: (added: number, removed: number) => `${added} added, ${removed} removed`,
    kept: (count: number, name: string, message: string) =>
      count === 1 ? `${name} stays: ${message}` : `${count} stay, such as ${name}: ${message}`,
    saveFailed: 'The choice could not be saved',
    stale: 'Somebody else changed this meanwhile',
    theirs: (theirs: number, mine: number) =>
      `${theirs} are chosen now, ${mine} have your ticks. Save once more to have yours, or take theirs.`,
    takeTheirs: 'Take theirs',
  },
} as const;

/** Two entries of one organization become one. */
export const joinText = {
  action: 'Join',
  actionOf: (name: string) => `Join ${name} to another entry`,
  title: (name: string) => `Join “${name}” to another entry`,
  description:
    'For an organization that was entered twice. Its tenders name the other entry from now on, and so do addresses and files with this name. Nobody is mailed about it. This action cannot be undone.',
  to: 'The entry that stays',
  join: 'Join them',
  joining: 'Joining...',
  joined: (name: string) => `${name} was joined`,
  moved: (count: number, written: string) => (count === 1 ? '1 tender moved' : `${written} tenders moved`),
  failed: 'The organization could not be joined',
} as const;
