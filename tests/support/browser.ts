import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { findBrowser } from './browser/find-browser.ts';

export type PageOptions = {
  /** Width of the window in CSS pixels; 1280 unless told. */
  width?: number;
  colorScheme?: 'light' | 'dark';
  /** false: the page has to do its work without scripts. */
  javaScript?: boolean;
  /** Base of relative addresses given to `page.goto`. */
  baseUrl?: string;
};

export type Problem = { kind: 'console' | 'csp' | 'exception' | 'request' | 'server'; text: string };

export type Visit = {
  page: Page;
  /** Everything that went wrong on the page since it was opened, oldest first. */
  problems: Problem[];
  /** Messages that the test provokes on purpose. */
  excused: RegExp[];
  /** Fails when something went wrong that nobody provoked. */
  close(): Promise<void>;
};

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/** Pages that are open, by browser. */
const open = new WeakMap<Browser, Set<Visit>>();

/**
 * Starts a browser; whoever starts it closes it. Closing it fails, as closing a page does, when something went wrong on
 * a page that nobody provoked: no browser test passes over an error in the console.
 */
export async function launchBrowser(): Promise<Browser> {
  const { executablePath, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: ARGS, env: { ...definedVariables(), ...env } });
  const visits = new Set<Visit>();
  open.set(browser, visits);
  const close = browser.close.bind(browser);
  browser.close = async () => {
    await close();
    for (const visit of visits) expectNoProblems(visit, visit.excused);
  };
  return browser;
}

/**
 * A page with cookies and storage of its own. Its clock zone is neither the server's nor Karachi's, so that a
 * date computed in the visitor's zone shows up as a wrong day.
 */
export async function newPage(browser: Browser, options: PageOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: options.width ?? 1280, height: 900 },
    colorScheme: options.colorScheme ?? 'light',
    javaScriptEnabled: options.javaScript ?? true,
    reducedMotion: 'reduce',
    timezoneId: 'Pacific/Auckland',
    locale: 'en-GB',
    ...(options.baseUrl === undefined ? {} : { baseURL: options.baseUrl }),
  });
  const page = await context.newPage();
  const visits = open.get(context.browser() ?? browser); // `browser` may be a stand-in for the one that is known
  const visit: Visit = {
    page,
    problems: recordProblems(page),
    excused: [],
    close: async () => {
      visits?.delete(visit);
      await context.close();
      expectNoProblems(visit, visit.excused);
    },
  };
  visits?.add(visit);
  return visit;
}

/** Fails with the list of what went wrong. `except` names what the test provoked on purpose, once and for all. */
export function expectNoProblems(visit: Visit, except: RegExp[] = []): void {
  if (except !== visit.excused) visit.excused.push(...except);
  const unexpected = visit.problems.filter(({ text }) => !except.some((pattern) => pattern.test(text)));
  expect(unexpected, unexpected.map(({ kind, text }) => `${kind}: ${text}`).join('\n')).toEqual([]);
}

function recordProblems(page: Page): Problem[] {
  const problems: Problem[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    const kind = message.text().includes('Content Security Policy') ? 'csp' : 'console';
    problems.push({ kind, text: `${message.text()} (${message.location().url})` });
  });
  page.on('pageerror', (error) => problems.push({ kind: 'exception', text: error.stack ?? error.message }));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // A page that is left cancels what it was still loading, and a browser without scripts refuses to preload
    // them ("csp"; a script that a policy really blocks is a console error besides). Neither is a fault.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp')
      problems.push({ kind: 'request', text: `${reason} ${request.url()}` });
  });
  page.on('response', (response) => {
    if (response.status() >= 500) problems.push({ kind: 'server', text: `${response.status()} ${response.url()}` });
  });
  return problems;
}

function definedVariables(): Record<string, string> {
  const entries = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return Object.fromEntries(entries);
}
