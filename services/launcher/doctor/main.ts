import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { errorCode, StartError } from '#db/start-error.ts';
import { runMain } from '../../platform/run-main.ts';
import { readCounts } from './bundle/counts.ts';
import { lastErrors } from './bundle/last-errors.ts';
import { supportBundle } from './bundle/support-bundle.ts';
import { ask } from './database.ts';
import { examine } from './examine.ts';
import { type Finding, oneLine, type Verdict } from './finding.ts';
import type { Scope } from './settings.ts';

const USAGE =
  'Usage: npm run doctor -- [--json] [--as api|worker] [--bundle FILE [--log FILE]]. --log - reads the log from the standard input.';
const WIDTH = 9;

/**
 * `npm run doctor`: looks at an installation, running or stopped, and says one line for each check. Ends with 1 when one
 * of them is wrong. `--as` looks by the settings of that service alone.
 */
await runMain(async () => {
  const { json, as: scope = 'whole', bundle, log } = readArguments();
  const counts = (url: string) => ask(url, readCounts);
  const { findings, more } = await examine(scope, process.env, bundle === undefined ? undefined : counts);
  if (bundle !== undefined) {
    const errors = log === undefined ? [] : lastErrors(readLog(log));
    write(bundle, supportBundle({ findings, counts: more ?? null, errors, variables: process.env, now: new Date() }));
  }
  console.log(json ? JSON.stringify(findings) : [...findings.map(line), summary(findings)].join('\n'));
  if (bundle !== undefined && !json)
    console.log(`The bundle is ${bundle}: no secrets, no people. Read it, then send it to who helps.`);
  process.exitCode = findings.some(({ verdict }) => verdict === 'wrong') ? 1 : 0;
});

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        as: { type: 'string' },
        bundle: { type: 'string' },
        log: { type: 'string' },
      },
    });
    if (values.as !== undefined && values.as !== 'api' && values.as !== 'worker') throw new StartError(USAGE);
    return values as typeof values & { as?: Scope };
  } catch {
    throw new StartError(USAGE);
  }
}

/** Paths are meant from where npm was called. */
function from(path: string): string {
  return resolve(process.env.INIT_CWD ?? '', path);
}

function readLog(path: string): string {
  try {
    return readFileSync(path === '-' ? 0 : from(path), 'utf8');
  } catch (error) {
    throw new StartError(`The log ${path} cannot be read (${errorCode(error)}). Name a file that this user may read.`);
  }
}

function write(path: string, text: string): void {
  try {
    writeFileSync(from(path), text, { mode: 0o600 });
  } catch (error) {
    throw new StartError(`The bundle ${path} cannot be written (${errorCode(error)}). Name a file in another folder.`);
  }
}

function line({ check, verdict, says, advice }: Finding): string {
  const sentences = [says, ...(advice === undefined ? [] : [advice])].map((part) => `${part.replace(/\.$/, '')}.`);
  return `${verdict.padEnd(WIDTH)}${oneLine(`${check}: ${sentences.join(' ')}`)}`;
}

function summary(findings: readonly Finding[]): string {
  const count = (wanted: Verdict) => findings.filter(({ verdict }) => verdict === wanted).length;
  return `${count('ok')} ok, ${count('look at')} to look at, ${count('wrong')} wrong`;
}
