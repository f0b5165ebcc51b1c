import type { QueueReport } from './read-queue.ts';

const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem}
a{color:#0b6b4b}table{border-collapse:collapse;width:100%;margin:.5rem 0 2rem;font-variant-numeric:tabular-nums}
th,td{text-align:start;padding:.4rem .75rem .4rem 0;border-bottom:1px solid color-mix(in srgb,currentColor 15%,transparent)}
td{overflow-wrap:anywhere}th{font-weight:600}h1{font-size:1.5rem}h2{font-size:1.1rem}p{max-width:40rem}
@media (prefers-color-scheme:dark){body{background:#101613;color:#e7ece9}a{color:#6fd3ab}}`;

const STATES: Readonly<Record<string, string>> = {
  active: 'being done',
  waiting: 'waiting',
  prioritized: 'waiting, after all others',
  delayed: 'not due yet',
  failed: 'failed',
};

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Asia/Karachi' });

/** The page of the queue; without a report it says that the queue does not answer. */
export function queuePage(
  report: QueueReport | undefined,
  { siteName, nonce, now }: { siteName: string; nonce: string; now: Date },
): string {
  const body = report === undefined ? away() : answered(report);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Queue · ${text(siteName)}</title><style nonce="${text(nonce)}">${STYLE}</style></head>
<body><main><p><a href="/admin">Administration</a></p><h1>Queue</h1>${body}
<p>As of ${text(time.format(now))} in Karachi. <a href="/admin/queues">Look again</a></p></main></body></html>`;
}

function away(): string {
  return '<p>The queue does not answer, or no worker has been started yet. Nothing is lost: what happened is in the log, and the worker goes on as soon as it can. Look at the worker and at Redis.</p>';
}

function answered({ place, counts, jobs, schedule }: QueueReport): string {
  const states = Object.entries(STATES).map(([state, words]) => [words, String(counts[state] ?? 0)]);
  return `<p>In ${place}. A job is only a wake-up: when it is done or given up it is gone, and what it should have done and
did not is found again within a minute. So there is nothing to press here.</p>
${table('Jobs', ['State', 'Jobs'], states)}
${table(
  'Next',
  ['Job', 'Id', 'Attempts', 'Due'],
  jobs.map(({ name, id, attempts, at }) => [name, id, String(attempts), time.format(at)]),
)}
${table(
  'Clock',
  ['Schedule', 'Next time'],
  schedule.map(({ id, next }) => [id, next === undefined ? 'unknown' : time.format(next)]),
)}`;
}

function table(title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return `<h2>${title}</h2><p>None.</p>`;
  const head = heads.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const lines = rows.map((row) => `<tr>${row.map((cell) => `<td>${text(cell)}</td>`).join('')}</tr>`);
  return `<h2>${title}</h2><table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table>`;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const text = (value: string) => value.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '');
