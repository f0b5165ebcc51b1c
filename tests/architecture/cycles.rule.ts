import { isScript, type Rule } from './rule.ts';
import { importsOf } from './syntax.ts';

export const cycles: Rule = {
  name: 'no file imports itself, however far around',
  check: (files) => {
    const scripts = files.filter(isScript);
    const known = new Set(scripts.map(({ path }) => path));
    const edges = new Map(
      scripts.map((file) => [
        file.path,
        importsOf(file).flatMap(({ target }) => (target && known.has(target) ? target : [])),
      ]),
    );
    return findCycles(edges);
  },
};

/** Depth first; an edge back to a file that is still open closes a circle. */
function findCycles(edges: Map<string, string[]>): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const open: string[] = [];
  const walk = (path: string) => {
    if (done.has(path)) return;
    const start = open.indexOf(path);
    if (start !== -1) {
      found.push([...open.slice(start), path].join(' → '));
      return;
    }
    open.push(path);
    for (const next of edges.get(path) ?? []) walk(next);
    open.pop();
    done.add(path);
  };
  for (const path of edges.keys()) walk(path);
  return found;
}
