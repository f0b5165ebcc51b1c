import type { CallTally, Tally } from './tally.ts';

/** The whole run in a line each: how often a call was made, and what it answered. */
export function tableOf({ calls, ...totals }: Tally): string {
  const rows = [...calls].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, call]) => [name, ...cells(call)]);
  const head = ['call', 'shots', '2xx', '3xx', '4xx'];
  const all = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)));
  const lines = all.map((row) => {
    return row
      .map((cell, at) => (at === 0 || at === 4 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
      .join('  ')
      .trimEnd();
  });
  const { requests, accepted, invalid, aimed, hits, notArranged } = totals;
  const sum = `${requests} requests, ${accepted} accepted, ${invalid} invalid; ${aimed} made to be accepted, of which ${hits} were, ${notArranged} more not sent`;
  return [...lines, sum].join('\n');
}

function cells({ shots, byStatus }: CallTally): string[] {
  const sorted = [...byStatus].sort(([a], [b]) => a - b);
  const count = (hundreds: number) =>
    sorted.filter(([status]) => Math.floor(status / 100) === hundreds).reduce((sum, [, n]) => sum + n, 0);
  const refused = sorted.filter(([status]) => status >= 400).map(([status, n]) => `${status}: ${n}`);
  return [String(shots), String(count(2)), String(count(3)), refused.join(', ')];
}
