/** First match counts: nearly every browser also calls itself by the names of others. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPX|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const MAX = 1000;

/** `Chrome on Windows` for a User-Agent header. Nothing of its own words is kept, because anything may be sent. */
export function deviceWords(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, MAX) ?? '';
  const [browser, system] = [BROWSERS, SYSTEMS].map((list) => list.find(([sign]) => sign.test(text))?.[1]);
  if (browser === undefined) return system === undefined ? 'Unknown device' : `Unknown program on ${system}`;
  return system === undefined ? browser : `${browser} on ${system}`;
}
