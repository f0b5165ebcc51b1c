import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm run import -- FILE [--dry-run] [--source NAME]

  FILE            CSV, JSON Lines or OCDS 1.1 releases (docs/import.md)
  --dry-run       check and count everything, write nothing
  --source NAME   where notices come from that do not say it themselves`;

export interface Arguments {
  readonly file: string;
  readonly dryRun: boolean;
  readonly source: string | undefined;
}

/** Arguments of the command; undefined when they are wrong. */
export function readArguments(args: readonly string[]): Arguments | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false }, source: { type: 'string' } },
    });
    const [file, ...others] = positionals;
    const source = values.source?.trim();
    if (file === undefined || others.length > 0 || source === '' || (source?.length ?? 0) > 200) return undefined;
    return { file, dryRun: values['dry-run'], source };
  } catch {
    return undefined;
  }
}
