import { describe, expect, it } from 'vitest';
import { aSite } from '../site.fixture.ts';
import { MIDDLE } from './region.ts';
import { renderHead } from './render-head.ts';

describe('the head of a page', () => {
  it('gives absolute addresses to messengers', () => {
    const html = renderHead({ title: 'T', description: 'D', canonical: '/tenders?city=Lahore&page=2' }, aSite);
    expect(html).toContain('<link rel="canonical" href="https://ailaan.example/tenders?city=Lahore&amp;page=2">');
    expect(html).toContain('<meta property="og:image" content="https://ailaan.example/share-card.jpg">');
    expect(html).toContain('<meta name="robots" content="index,follow">');
  });

  it('lets nothing out of its attribute, its title or its script [ASVS 1.2.1, 1.2.3] [X9]', () => {
    const evil = `"><script>alert(1)</script>'`;
    const html = renderHead({ title: evil, description: evil, jsonLd: [{ name: '</script><script>alert(1)' }] }, aSite);
    expect(html).not.toContain('<script>alert');
    expect(html).toContain('\\u003c/script>\\u003cscript>alert(1)');
  });

  it('keeps what was not found out of search results, and gives it no address', () => {
    const html = renderHead({ title: 'T', description: 'D', noIndex: true, notFound: true }, aSite);
    expect(html).toContain('<meta name="robots" content="noindex,follow">');
    expect(html).not.toContain('canonical');
    expect(html).not.toContain('og:url');
  });

  it('leads feed readers to the same search, and nowhere from other pages', () => {
    const html = renderHead(
      { title: 'T', description: 'D', canonical: '/tenders?city=Lahore&page=2&sector=Energy' },
      aSite,
    );
    expect(html).toContain(
      'type="application/atom+xml" title="New tenders" href="/tenders.atom?city=Lahore&amp;sector=Energy">',
    );
    expect(renderHead({ title: 'T', description: 'D', canonical: '/tenders/42' }, aSite)).not.toContain('alternate');
  });

  it('places a page in its province, at its position', () => {
    const geo = { region: 'PK-PB', placename: 'Lahore, Punjab', position: MIDDLE };
    const html = renderHead({ title: 'T', description: 'D', geo }, aSite);
    expect(html).toContain('<meta name="geo.region" content="PK-PB">');
    expect(html).toContain('<meta name="geo.position" content="30.3753;69.3451">');
  });
});
