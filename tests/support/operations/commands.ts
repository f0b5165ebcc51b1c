import { readFileSync } from 'node:fs';

/** The blocks of shell commands under a heading of a page of docs/operations, as they stand there. */
export function commandsUnder(page: string, heading: string): readonly string[] {
  const text = readFileSync(new URL(`../../../docs/operations/${page}.md`, import.meta.url), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`docs/operations/${page}.md has no heading "${heading}"`);
  return [...section.matchAll(/^( *)```sh\n([\s\S]*?)^\1```$/gm)].map(([, indent = '', lines = '']) =>
    lines.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  );
}
