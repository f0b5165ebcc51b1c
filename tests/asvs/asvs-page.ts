import { ROWS, type Row } from './rows.ts';

const HEAD = `# Security requirements and their tests

Written by \`node tests/asvs/main.ts\` from tests/asvs/rows.ts; do not edit. Numbers are those of OWASP ASVS 5.0.0. A row without a
test has its reason. This is our own tracing, no certificate. Rows beyond those named here are not traced yet.

| row | threat | ASVS | proved by | exception |
| --- | --- | --- | --- | --- |
`;

/** docs/asvs.md as it has to be. */
export const asvsPage = (): string => `${HEAD}${ROWS.map(line).join('\n')}\n`;

function line({ id, threat, asvs, proofs, exception }: Row): string {
  const tests = proofs.map(([file, title]) => `[${title.replaceAll('|', '\\|')}](../${file})`);
  return `| ${id} | ${threat} | ${asvs.join(', ')} | ${tests.join('<br>')} | ${exception ?? ''} |`;
}
