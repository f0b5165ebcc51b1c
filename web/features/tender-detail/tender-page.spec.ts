import { describe, expect, it } from 'vitest';
import { renderHead } from '../../lib/head/render-head.ts';
import { aSite } from '../../lib/site.fixture.ts';
import { shorten } from './shorten.ts';
import { aTender } from './tender.fixture.ts';
import { biddingFacts, mainFacts } from './tender-facts.ts';
import { tenderHead } from './tender-head.ts';
import { tenderJsonLd } from './tender-json-ld.ts';

const typesOf = (data: readonly object[]) => data.map((item) => ('@type' in item ? item['@type'] : undefined));

describe('structured data of a tender', () => {
  it('calls the closing of bids an event, in Karachi time, at its place', () => {
    expect(tenderJsonLd(aTender, aSite)[0]).toMatchObject({
      '@type': 'Event',
      name: 'Bid submission closes: Supply of water pumps',
      startDate: '2025-11-30T14:30:00+05:00',
      location: { name: 'Lahore', address: { addressRegion: 'Punjab', addressCountry: 'PK' } },
      organizer: { name: 'Water Agency' },
    });
  });

  it('closes with the last second of the day where no hour is stated, as in OCDS', () => {
    const [event] = tenderJsonLd({ ...aTender, closingTime: null }, aSite);
    expect(event).toMatchObject({ startDate: '2025-11-30T23:59:59+05:00' });
  });

  it('does not call a place outside Pakistan Pakistan', () => {
    const abroad = { ...aTender, city: 'London', province: 'Outside Pakistan' };
    expect(JSON.stringify(tenderJsonLd(abroad, aSite))).not.toMatch(/"PK"|Outside Pakistan/);
    expect(tenderHead(abroad, aSite).geo).toEqual({ placename: 'London' });
    expect(tenderHead({ ...abroad, city: 'Morden', province: 'England' }, aSite).geo).toEqual({ placename: 'Morden' });
  });

  it('claims no event without a place', () => {
    expect(typesOf(tenderJsonLd({ ...aTender, city: null }, aSite))).toEqual(['Demand', 'BreadcrumbList']);
  });
});

describe('the head of a tender', () => {
  it('says when it closes and where, for those who share it', () => {
    const head = tenderHead(aTender, aSite);
    expect(head.title).toBe('Supply of water pumps | Ailaan');
    expect(head.description).toMatch(
      /^Closes 30 Nov 2025, 2:30 pm · Lahore, Punjab · No\. WASA\/2025\/17\. Sealed bids/,
    );
    expect(head.canonical).toBe('/tenders/42');
    expect(head.geo).toEqual({
      region: 'PK-PB',
      placename: 'Lahore, Punjab, Pakistan',
      position: { latitude: 31.55, longitude: 74.34 },
    });
    expect(tenderHead({ ...aTender, city: 'Chak 42' }, aSite).geo).not.toHaveProperty('position');
  });

  it('gives messengers a picture of the notice as it is now', () => {
    const html = renderHead(tenderHead({ ...aTender, version: 3 }, aSite), aSite);
    expect(html).toContain('<meta property="og:image" content="https://ailaan.example/tenders/42/card.jpg?v=3">');
    expect(html).toContain(
      '<meta property="og:image:alt" content="Supply of water pumps. Closes 30 Nov 2025, 2:30 pm">',
    );
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it('keeps fictional notices out of search results', () => {
    expect(tenderHead({ ...aTender, isSample: true }, aSite).noIndex).toBe(true);
  });

  it('stays short whatever the title', () => {
    expect(tenderHead({ ...aTender, title: 'x'.repeat(10_000) }, aSite).title).toHaveLength(110 + ' | Ailaan'.length);
    expect(shorten('one two  three', 9)).toBe('one two…');
  });
});

describe('the facts of a tender', () => {
  const labels = (facts: readonly { label: string }[]) => facts.map(({ label }) => label);

  it('name what is missing in the main list', () => {
    const facts = mainFacts({ ...aTender, source: null, city: null });
    expect(facts.filter(({ value }) => value === 'Not specified').map(({ label }) => label)).toEqual([
      'Source',
      'City',
    ]);
  });

  it('leave out what the notice does not state in the bidding list', () => {
    expect(labels(biddingFacts(aTender))).toEqual([
      'Tender Number',
      'Procuring Organization',
      'Organizations',
      'Bid Security',
      'Bid Opening',
      'Sectors',
      'Last Change',
      'Open Contracting ID',
    ]);
  });

  it('name the procuring organization once', () => {
    expect(biddingFacts(aTender)).toContainEqual({ label: 'Organizations', value: 'Canal Board' });
  });
});
