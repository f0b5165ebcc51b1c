import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../accessibility.ts';
import { expectNoProblems, launchBrowser, newPage, type PageOptions, type Visit } from '../browser.ts';
import { forAllTests } from '../for-tests.ts';
import { listen } from '../listen.ts';

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Notice</title></head><body>${body}</body></html>`;
const asDataUrl = (html: string) => `data:text/html;charset=utf-8,${encodeURIComponent(html)}`;

const notice = page(`<main><h1>Tender notice</h1>
  <p lang="ur" dir="rtl">ٹینڈر نوٹس: سڑک کی تعمیر</p>
  <button onclick="document.querySelector('dialog').showModal()">Sign in</button>
  <dialog aria-label="Sign in"><form method="dialog"><button>Close</button></form></dialog></main>`);

const browser = forAllTests(launchBrowser);
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/missing.js') return response.writeHead(500).end();
    response.setHeader('content-security-policy', "default-src 'self'; script-src 'self'");
    response.setHeader('content-type', 'text/html');
    return response.end(
      page(`<main><h1>Faults</h1><script>document.title = 'ran'</script><script src="/missing.js"></script></main>`),
    );
  });
  origin = await listen(server);
});

afterAll(() => server?.close());

async function visit(url: string, act: (visit: Visit) => Promise<void>, options?: PageOptions) {
  const opened = await newPage(browser, options);
  try {
    await opened.page.goto(url);
    await act(opened);
  } finally {
    opened.excused.push(/./);
    await opened.close();
  }
}

describe('the browser for tests', () => {
  it('renders Urdu, opens a dialog and finds nothing wrong', () =>
    visit(asDataUrl(notice), async (opened) => {
      await opened.page.getByRole('button', { name: 'Sign in' }).click();
      await opened.page.getByRole('dialog', { name: 'Sign in' }).waitFor();
      await expectAccessible(opened.page);
      const urdu = await opened.page.locator('[lang=ur]').boundingBox();
      expect(urdu?.height).toBeGreaterThan(10);
      expectNoProblems(opened);
    }));

  it('honours width, colour scheme and switched-off scripts', () =>
    visit(
      asDataUrl(page(`<main><h1>x</h1><p>plain</p><script>document.querySelector("p").remove()</script></main>`)),
      async ({ page: narrow }) => {
        expect(narrow.viewportSize()?.width).toBe(360);
        expect(await narrow.getByText('plain').isVisible()).toBe(true);
        expect(await narrow.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
      },
      { width: 360, colorScheme: 'dark', javaScript: false },
    ));

  it('reports a blocked script, a server error and an exception', () =>
    visit(origin, async (opened) => {
      await opened.page.evaluate(() => setTimeout(() => Promise.reject(new Error('unhandled on purpose'))));
      await expect.poll(() => opened.problems.map(({ kind }) => kind)).toContain('exception');
      expect(new Set(opened.problems.map(({ kind }) => kind))).toEqual(
        new Set(['csp', 'console', 'server', 'exception']),
      );
      expect(() => expectNoProblems(opened)).toThrow();
      expect(() => expectNoProblems(opened, [/./])).not.toThrow();
    }));

  it('lets nobody close a page, or the browser, over a problem that was not provoked', async () => {
    const own = await launchBrowser();
    for (const excused of [[], [/on purpose/]]) {
      const opened = await newPage(own);
      opened.excused.push(...excused);
      await opened.page.evaluate(() => console.error('on purpose'));
      await expect.poll(() => opened.problems.length).toBe(1);
      if (excused.length > 0) await opened.close();
      else await expect(opened.close()).rejects.toThrow('on purpose');
    }
    const left = await newPage(own);
    await left.page.evaluate(() => console.error('left open'));
    await expect.poll(() => left.problems.length).toBe(1);
    await expect(own.close()).rejects.toThrow('left open');
  });

  it('reports a request that reached nobody', () =>
    visit(asDataUrl(page('<main><h1>x</h1><img alt="" src="http://127.0.0.1:9/x.png"></main>')), async (opened) => {
      await expect.poll(() => opened.problems.map(({ kind }) => kind)).toContain('request');
    }));

  it('fails a page that a screen reader cannot use', () =>
    visit(asDataUrl(page('<main><h1>x</h1><img src="data:,"><input></main>')), async (opened) => {
      await expect(expectAccessible(opened.page)).rejects.toThrow(/image-alt[\s\S]*label/);
    }));
});
