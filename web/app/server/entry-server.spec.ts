import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PageData, RenderedPage, RenderInput } from '#contracts/api/page.ts';
import { aTender } from '../../features/tender-detail/tender.fixture.ts';
import { FILTER_NAMES } from '../../features/tender-search/filters.ts';
import { aSite } from '../../lib/site.fixture.ts';
import { inlineHashes, pageQueries, renderPage } from './entry-server.tsx';

const someone = {
  id: 2,
  username: 'ayesha',
  email: 'a@example.pk',
  fullName: null,
  businessType: null,
  isAdmin: false,
};

function render(url: string, data: PageData = [], more: Partial<RenderInput> = {}): RenderedPage {
  return renderPage({ url, now: '2025-11-21T07:00:00Z', user: null, site: aSite, data, ...more });
}

const tenderPage = (change: Partial<typeof aTender> = {}) =>
  render('/tenders/42', [{ key: ['/api/tenders/42'], data: { ...aTender, ...change } }]);

describe('a page drawn on the server', () => {
  it('shows the tender, the days that remain, and its head', () => {
    const { status, html } = tenderPage();
    expect(status).toBe(200);
    expect(html).toContain('9 days remaining');
    expect(html).toContain('<title>Supply of water pumps | Ailaan</title>');
    expect(html).toContain('<link rel="canonical" href="https://ailaan.example/tenders/42">');
  });

  it.each([
    ['/tenders/42', [{ key: ['/api/tenders/42'], data: null }]],
    ['/tenders/none', []],
  ] as const)('is 404 and not for search engines when there is no tender: %s', (url, data) => {
    const { status, html } = render(url, data);
    expect(status).toBe(404);
    expect(html).toContain('Tender Not Found');
    expect(html).toContain('<meta name="robots" content="noindex,follow">');
  });

  it.each(FILTER_NAMES)('has a control for the filter %s of the list', (name) => {
    expect(render('/tenders').html).toContain(` name="${name}"`);
  });

  it('has the Urdu name beside the name of the product, and beside no other', () => {
    const urdu = '>اعلان<';
    expect(render('/').html).toContain(urdu);
    expect(render('/', [], { site: { ...aSite, name: 'Multan Tenders' } }).html).not.toContain(urdu);
  });

  it('offers the closing of an open tender to calendars, without a script', () => {
    expect(tenderPage().html).toContain('href="/tenders/42.ics?alarm=2"');
    expect(tenderPage({ status: 'closed' }).html).not.toContain('.ics');
  });

  it('is 410, says when, and is not for search engines, when the tender was removed', () => {
    const removed = [{ key: ['/api/tenders/42'], data: { removedAt: '2025-11-20T20:00:00.000Z' } }] as const;
    const { status, html } = render('/tenders/42', removed);
    expect(status).toBe(410);
    expect(html).toContain('Tender Not Found');
    expect(html).toContain('removed on 21 Nov 2025');
    expect(html).toContain('<meta name="robots" content="noindex,follow">');
    expect(html).not.toContain('canonical');
  });

  it.each(['/nowhere', '//tenders', '/tenders/1/2', '/%', '/%00'])('is 404 at %s', (url) => {
    const { status, html } = render(url);
    expect(status).toBe(404);
    expect(html).toContain('404 Page Not Found');
    expect(pageQueries(url)).toEqual([]);
  });

  it('asks for what the page looks for, however its address is spelt', () => {
    const [query] = pageQueries('/notice-mails/%00');
    expect(query?.key).toEqual(['/api/notice-mails/\u0000']);
    expect(render('/notice-mails/%00', [{ key: ['/api/notice-mails/\u0000'], data: null }]).status).toBe(404);
    expect(pageQueries('/tenders/%34%32')).toEqual(pageQueries('/tenders/42'));
  });

  it.each(['%41', '50%de', '%=7 سڑک'])('looks for %s as it was typed, not decoded twice', (search) => {
    const { html } = render(`/tenders?search=${encodeURIComponent(search)}`);
    expect(html).toContain(`<title>Tenders in Pakistan matching “${search}” | Ailaan</title>`);
  });

  it('lets no text become markup, whatever field it is in [ASVS 1.1.2, 1.2.1] [X9]', () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
    const { html } = tenderPage({
      title: evil,
      description: evil,
      city: evil,
      contact: evil,
      ocrText: evil,
      categories: [evil],
      organization: { id: 1, name: evil },
    });
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
  });

  it('shows a status that it does not know as it is', () => {
    const { html } = tenderPage({ status: 'On Hold' as 'open' });
    expect(html.match(/On Hold/g)?.length).toBeGreaterThanOrEqual(2);
  });

  it('marks the words that were searched for', () => {
    const data = [{ key: ['/api/tenders/42'], data: aTender }] as const;
    expect(render('/tenders/42?search=PUMP', data).html).toContain('water <mark>pumps</mark>');
    expect(render('/tenders/42', data).html).not.toContain('<mark>');
  });

  it('draws the changes of a tender, not folded, and does not send them a second time as data', () => {
    const change = (version: number) => ({
      version,
      changedAt: '2025-11-20T05:00:00Z',
      changes: [{ field: 'closingDate', before: '2025-11-28', after: `2025-12-${10 + (version % 10)}` }],
    });
    const changed = (count: number, url = '/tenders/42') => {
      const history = Array.from({ length: count }, (_, at) => change(count + 1 - at));
      const data = [{ key: ['/api/tenders/42'], data: { ...aTender, version: count + 1 } }] as const;
      return render(url, data, { furtherData: [{ key: ['/api/tenders/42/history'], data: history }] }).html;
    };
    const few = changed(2);
    expect(few).toMatch(
      /<details id="changes" open="" class[^>]*>.*Changed 2 times.*28 Nov 2025.*13 Dec 2025.*<\/details>/,
    );
    expect(few).not.toContain('/history');
    expect(few).not.toContain('changes=all');
    expect(changed(25)).toContain('<a href="/tenders/42?changes=all#changes"');
    expect(changed(25)).toContain('Show all 25 changes');
    const all = changed(25, '/tenders/42?changes=all');
    expect(all).toContain('<details id="changes" open=""');
    expect(all.match(/28 Nov 2025/g)).toHaveLength(25);
  });

  it('names by its hash whatever style and script runs inline [ASVS 3.4.3]', () => {
    const { html } = tenderPage();
    const inline = [...html.matchAll(/<(script|style)>(.*?)<\/\1>/gs)].map(([, kind, text = '']) => [
      kind,
      `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
    ]);
    expect(inline).toContainEqual(['script', inlineHashes.script]);
    for (const [kind, hash] of inline) expect(hash).toBe(inlineHashes[kind as 'script' | 'style']);
    expect(html).not.toContain('nonce');
  });

  it('is private with a user in it, and nobody is greeted without one', () => {
    const signedIn = render('/about', [], { user: someone });
    expect(signedIn.headers['Cache-Control']).toBe('private, no-store');
    expect(signedIn.html).toContain('Hello, ayesha');
    const signedOut = render('/about');
    expect(signedOut.headers['Cache-Control']).toBe('no-cache');
    expect(signedOut.html).not.toContain('Hello,');
  });

  it('survives a page whose data could not be had: the browser asks again', () => {
    expect(render('/tenders?search=x').html).toContain('Browse Tenders');
    expect(render('/').status).toBe(200);
  });

  it('leaves the administration to the browser', () => {
    const { html } = render('/admin', [], { user: { ...someone, isAdmin: true } });
    expect(html).toContain('Checking your session');
  });
});
