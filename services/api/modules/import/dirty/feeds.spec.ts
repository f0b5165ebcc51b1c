import { expect, test } from 'vitest';
import { inMemory } from '../../../../../tests/support/import/in-memory.ts';
import { listed } from '../../../../../tests/support/listed.ts';
import { openRows } from '../run/reading/open-rows.ts';

async function read(feed: string | Buffer) {
  const opened = await openRows(inMemory(Buffer.from(feed)), 'Portal', { category: 'Roads' });
  expect(opened.found()).toMatchObject({ format: 'feed', question: null });
  return (await listed(opened.rows())).map((judged) =>
    judged.ok ? judged.notice.row : judged.problems.map(({ place, reason }) => `${place}: ${reason}`),
  );
}
const rss = (...items: readonly string[]) => `<?xml version="1.0" encoding="UTF-8"?>
  <rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Tenders</title>
  <link>https://works.example.pk/</link><image><title>Logo</title><link>https://other.example/</link></image>${items.join('')}</channel></rss>`;
const item = (title: string, description: string, more = '') => `<item><title>${title}</title>
  <link>https://works.example.pk/t/1</link><pubDate>Thu, 12 Nov 2026 08:00:00 +0500</pubDate>
  <guid isPermaLink="false">77</guid><description>${description}</description>${more}</item>`;

test('an item, with the facts that its text has in lines', async () => {
  const text =
    '<![CDATA[<p>Work at Okara.</p><div><b>Tender No:</b> T-1</div><div><b>Closing Date:</b> 12-12-2026</div><p>City: Multan<br/>Title: of the text</p>]]>';
  const [found] = await read(
    rss(item('Bridge &amp; road', text, '<category>Civil Works</category><category>Bridges</category>')),
  );
  expect(found).toMatchObject({
    title: 'Bridge & road',
    sourceUrl: 'https://works.example.pk/t/1',
    publishDate: '2026-11-12',
    closingDate: '2026-12-12',
    reference: 'T-1',
    city: 'Multan',
    categories: ['Civil Works', 'Bridges'],
  });
  expect(found).toMatchObject({ description: expect.stringMatching(/^Work at Okara\.\nTender No: T-1\n/) });
});

test('lines of a plain text; one without a day of closing is refused in words', async () => {
  const rows = await read(rss(item('Bridge', 'Closing Date: 1/12/2026\nCity: Multan'), item('Canal', 'Soon.')));
  expect(rows).toMatchObject([{ closingDate: '2026-12-01', city: 'Multan' }, ['item 2: Closing date is required']]);
});

test('a longer text, elements of the portal itself, and addresses that go on from its own', async () => {
  const more = `<content:encoded><![CDATA[<p>Last Date: 1/12/2026</p><p>Of a longer text.</p>]]></content:encoded>
    <t:department>Works</t:department>`;
  const [found] = await read(rss(item('Bridge', 'Short', more).replace('https://works.example.pk', '')));
  expect(found).toMatchObject({
    sourceUrl: 'https://works.example.pk/t/1',
    closingDate: '2026-12-01',
    procuringOrganization: 'Works',
    description: 'Last Date: 1/12/2026\nOf a longer text.',
  });
});

test('facts in a table of the text, beside each other, and of a site that writes the month first', async () => {
  const table =
    '<![CDATA[<table><tr><td>Closing Date:</td><td>12/14/2026</td></tr><tr><td>City</td><td>Karachi</td></tr><tr><td>Reference</td><td>Title</td><td>x</td></tr></table>]]>';
  const beside = 'Organization: PIA | City: Karachi | Closing Date: 12/11/2026';
  const rows = await read(rss(item('Vehicles', table), item('Catering', beside, '<category>Tenders</category>')));
  expect(rows).toMatchObject([
    { closingDate: '2026-12-14', city: 'Karachi', reference: null },
    { closingDate: '2026-12-11', procuringOrganization: 'PIA', categories: ['Roads'] },
  ]);
});

test('Atom, in UTF-16', async () => {
  const feed = `<?xml version="1.0" encoding="utf-16"?><!-- made --><feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.example/">
    <title>x</title><link rel="self" href="feed.xml"/><entry><title type="html">Pul &amp;amp; Sarak پل</title><id>urn:1</id>
    <link rel="edit" href="e"/><link href="t/7"/><published>2026-11-12T08:00:00Z</published><updated>2026-11-14T08:00:00Z</updated>
    <author><name>Clerk</name></author><category term="Roads"/>
    <content type="xhtml"><div><p>Closing Date: 1/12/2026</p><p>City: Multan</p></div></content></entry></feed>`;
  expect(await read(Buffer.from(`\ufeff${feed}`, 'utf16le'))).toMatchObject([
    {
      title: 'Pul & Sarak پل',
      sourceUrl: 'https://a.example/t/7',
      publishDate: '2026-11-12',
      closingDate: '2026-12-01',
      city: 'Multan',
      categories: ['Roads'],
    },
  ]);
});

test('a feed without entries, and one whose entry is far too long', async () => {
  await expect(read(rss())).rejects.toThrow('It has no notice in it.');
  const rows = await read(rss(item('Bridge', 'x'.repeat(9_000_000)), item('Canal', 'Closing Date: 1/12/2026')));
  expect(rows).toMatchObject([['item 1: Longer than 8 MB'], { title: 'Canal' }]);
});
