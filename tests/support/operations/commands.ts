import { readFileSync } from 'node:fs';

/** Blocks of who has containers, or of who has none: the pages give both, one beside the other. */
export type Place = 'host' | 'containers';

/** The blocks of shell commands under a heading of a page of docs/operations, as they stand there. */
export function commandsUnder(page: string, heading: string, place: Place = 'host'): readonly string[] {
  const text = readFileSync(new URL(`../../../docs/operations/${page}.md`, import.meta.url), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`docs/operations/${page}.md has no heading "${heading}"`);
  const blocks = [...section.matchAll(/^( *)```sh\n([\s\S]*?)^\1```$/gm)].map(([, indent = '', lines = '']) =>
    lines.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
  return blocks.filter((block) => /\bdocker /.test(block) === (place === 'containers'));
}
