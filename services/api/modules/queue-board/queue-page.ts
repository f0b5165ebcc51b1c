import { escapeXml as text } from '../../platform/formats/xml.ts';
import type { QueueReport } from './read-queue.ts';

/** The site's own colours and letters (web/styles/tokens.css), few enough to stand here. */
const STYLE = `:root{color-scheme:light dark;--paper:#f6f4ed;--surface:#fffdf8;--ink:#16211b;--soft:#4c5a52;--line:#d8d4c6;--link:#0b5739;--focus:#b06a00;font:16px/1.5 system-ui,sans-serif}
@media (prefers-color-scheme:dark){:root{--paper:#0e1512;--surface:#151e1a;--ink:#e9ece5;--soft:#a9b5ad;--line:#2c3832;--link:#74d3a6;--focus:#f0be5a}}
body{margin:0 auto;max-width:60rem;padding:1.5rem 1rem 3rem;background:var(--paper);color:var(--ink)}
h1,h2{font-family:Georgia,"Noto Serif",serif;line-height:1.2}h1{font-size:1.9rem;margin:.75rem 0}h2{font-size:1.2rem;margin:2rem 0 .5rem}
p{max-width:42rem}footer,th{color:var(--soft)}a{color:var(--link);text-underline-offset:.25em;display:inline-block;padding:.25rem 0}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:2px}
.table{overflow-x:auto;border:1px solid var(--line);border-radius:.5rem;background:var(--surface)}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{text-align:start;padding:.55rem 1rem;border-bottom:1px solid var(--line)}tr:last-child td{border-bottom:0}
td:nth-child(2){overflow-wrap:anywhere}@media (max-width:40rem){th,td{padding:.45rem .5rem;font-size:.875rem}}th{font-weight:600;font-size:.875rem}`;

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
<footer>As of ${text(time.format(now))} in Karachi. <a href="/admin/queues">Look again</a></footer></main></body></html>`;
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
  return `<h2>${title}</h2><div class="table"><table><thead><tr>${head}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}
