import { findBrowser } from '../../tests/support/browser/find-browser.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--no-first-run',
  '--disable-quic',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Types of the parts of two packages that are used: only this benchmark installs them, so the checks cannot see their own. */
interface Chrome {
  readonly port: number;
  kill(): void;
}
interface Launcher {
  launch(options: object): Promise<Chrome>;
}
interface Finding {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
}
interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}
interface Lighthouse {
  default(
    url: string,
    options: object,
  ): Promise<{ lhr: { categories: Record<string, Category>; audits: Record<string, Finding> } } | undefined>;
}

const load = <T>(name: string) => import(name) as Promise<T>;
const { launch } = await load<Launcher>('chrome-launcher');
const { default: lighthouse } = await load<Lighthouse>('lighthouse');

export interface Audit {
  /** 0 to 100. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** Milliseconds. */
  readonly largestPaint: number;
  readonly layoutShift: number;
  /** Bytes of the whole first visit. */
  readonly bytes: number;
  /** Titles of what was found wanting in the categories that must be whole. */
  readonly faults: readonly string[];
}

/** Lighthouse for phones, with throttling that is applied, not simulated. A browser of its own, so that nothing is warm. */
export async function audit(url: string): Promise<Audit> {
  const { executablePath, env } = await findBrowser();
  const chrome = await launch({
    chromePath: executablePath,
    chromeFlags: FLAGS,
    envVars: { ...process.env, ...env },
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
      throttlingMethod: 'devtools',
    });
    if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}`);
    const { categories, audits } = result.lhr;
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
    const mustBeWhole = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? []);
    return {
      scores: Object.fromEntries(scores) as Audit['scores'],
      largestPaint: Math.round(value('largest-contentful-paint')),
      layoutShift: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
      faults: mustBeWhole.flatMap(({ id, weight }) => {
        const one = audits[id];
        return weight > 0 && one?.score !== null && one?.score !== undefined && one.score < 1 ? [one.title] : [];
      }),
    };
  } finally {
    chrome.kill();
  }
}
