import type { Browser } from 'playwright-core';
import { newPage } from '../../tests/support/browser.ts';

/** A bad day on the edge of a village: 400 kbit/s, 400 ms there and back, a cheap phone. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 } as const;

export interface SlowVisit {
  /** Milliseconds. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly layoutShift: number;
}

/** A first visit of a phone over the slow line, until nothing more is loaded. */
export async function visitSlowly(browser: Browser, url: string): Promise<SlowVisit> {
  const { page, close } = await newPage(browser, { width: 390 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', LINE);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    const seen = { firstPaint: 0, largestPaint: 0, layoutShift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { entryType, name, startTime, ...entry } of list.getEntries().map((one) => one.toJSON())) {
        if (name === 'first-contentful-paint') seen.firstPaint = startTime;
        if (entryType === 'largest-contentful-paint') seen.largestPaint = startTime;
        if (entryType === 'layout-shift') seen.layoutShift += entry.value;
      }
    }).observe({ entryTypes: ['paint', 'largest-contentful-paint', 'layout-shift'] });
  });
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  const seen = await page.evaluate(() => (window as unknown as { seen: SlowVisit }).seen);
  await close();
  return seen;
}
