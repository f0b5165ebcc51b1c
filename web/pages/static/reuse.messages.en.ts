import type { StaticText } from '../../components/content/static-text.ts';

export const reuseText = (site: string, url: string, license: string): StaticText => ({
  title: 'Reuse our data',
  lead: `Everything that ${site} shows to everybody is there for programs, too: without a key, and free to build on.`,
  sections: [
    {
      title: 'Licence',
      paragraphs: [
        `What ${site} itself wrote is under ${license}: the selection of notices, their dates, places and categories, corrections and histories. Its text, linked below, says what you may do.`,
        `Where it asks for credit, this line is enough: “Source: ${site}, ${url}, ${license}”. A link to the notice is better still.`,
      ],
    },
    {
      title: 'Notices of others',
      paragraphs: [
        'Text and scan of a notice belong to the organization or newspaper that published it. Each notice names its source. Where a source has a licence of its own, its notices state it, and it goes before ours.',
        'Names and addresses of persons in a notice are there for this tender, and for nothing else.',
      ],
    },
    {
      title: 'Keep it true',
      points: [
        'The published original decides. Say when you took the data.',
        'Notices are corrected, extended and cancelled: follow the changes, and keep the id.',
        'Text about a person is taken back at times. Drop your copy when the changes say “redacted”.',
        'Samples are fiction and are marked as such: leave them out.',
      ],
    },
  ],
});

export const reuseLinks = {
  license: (name: string) => `Read the licence: ${name}`,
  formats: 'Formats',
  programs: 'For programs',
  docs: 'Every call, its parameters and limits',
  openapi: 'OpenAPI description',
  dcat: 'Catalogue entry (DCAT)',
  csvw: 'Columns of the CSV (CSVW)',
} as const;
