/**
 * A mail's html is shown in a frame under a policy of its own: no scripts, no forms, nothing from elsewhere, and none of
 * this site's rights. In the page's own document, or as srcdoc under its policy, it would lose all its styles.
 */
const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': [
    'sandbox allow-popups allow-popups-to-escape-sandbox',
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join(';'),
  'X-Frame-Options': 'SAMEORIGIN',
  'Origin-Agent-Cluster': '?0', // an origin of its own: Chromium would warn that this site's is not kept apart
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, no-store',
} as const;

/** The mail with its links opening in a tab of their own: the frame lets nothing else in. */
export const previewAnswer = (html: string) => ({
  headers: HEADERS,
  body: html.replace(/<head\b[^>]*>/i, '$&<base target="_blank">'),
});
