/** Forms in which the data are to be had: the page on reuse, its structured data and the DCAT catalogue name them. */
export const DISTRIBUTIONS = [
  { path: '/tenders.csv', media: 'text/csv', title: 'Tenders as CSV', what: 'every row of a search, for spreadsheets' },
  {
    path: '/api/tenders',
    media: 'application/json',
    title: 'Tenders as JSON',
    what: 'page by page, with the filters of the site',
  },
  {
    path: '/tenders.atom',
    media: 'application/atom+xml',
    title: 'Atom feed',
    what: 'new tenders of a search, for feed readers',
  },
  { path: '/tenders.ics', media: 'text/calendar', title: 'Calendar', what: 'closing dates of a search, for calendars' },
  {
    path: '/api/ocds/releases',
    media: 'application/json',
    title: 'OCDS releases',
    what: 'Open Contracting Data Standard 1.1, page by page',
  },
  {
    path: '/api/ocds/releases.jsonl',
    media: 'application/x-ndjson',
    title: 'OCDS releases in one file',
    what: 'everything ever published, one release a line',
  },
  {
    path: '/api/changes',
    media: 'application/json',
    title: 'Changes',
    what: 'what became of each tender, for programs that keep a copy',
  },
  {
    path: '/api/dumps',
    media: 'application/json',
    title: 'Dumps',
    what: 'all tenders in one file, made every night, with checksums',
  },
] as const;
