import { readFileSync } from 'node:fs';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Panel {
  readonly targets: readonly { readonly expr: string }[];
}

/** As Grafana asks them of Prometheus. */
export function dashboardExpressions(): string[] {
  const { panels } = JSON.parse(read('deploy/grafana.json')) as { panels: readonly Panel[] };
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '5m')));
}

export const alertExpressions = () =>
  Array.from(read('deploy/alerts.yml').matchAll(/^ +expr: (.+)$/gm), ([, expr]) => expr ?? '');

const BUILT_IN = /^(up|ALERTS)$/;
const WORDS = /^(and|or|unless|on|by|without|ignoring|bool)$/;

/** Names of the metrics in an expression: words that are neither functions nor labels nor keywords. */
export function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|on|without|ignoring) *\([^)]*\)/g, '');
  const names = Array.from(bare.matchAll(/\b([a-zA-Z_]\w*)\b(?! *\()/g), ([name]) => name);
  return [...new Set(names)].filter((name) => !BUILT_IN.test(name) && !WORDS.test(name));
}
