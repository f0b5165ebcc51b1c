import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TestError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';

export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  notRun: string[];
  /** Browser tests that passed at their second try, with what the first one said. */
  secondTries: string[];
  failures: string[];
  reason: string;
};

const HANDFUL = 10;

export const TALLY_FILE = 'tests/.output/tally.json';

/**
 * Leaves the counts of a run where `.ci/run` reads them. A file that cannot be loaded, a failing hook of a
 * suite and an error outside any test each count as one failure: nothing that went wrong may look like a pass. Each
 * skipped test is named at the end with its reason, or the file when more than a handful share one, each second try and each
 * failure with its first line: a long log is often kept in part.
 */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[], reason: string): void {
    const tally: Tally = { passed: 0, failed: 0, skipped: 0, notRun: [], secondTries: [], failures: [], reason };
    for (const module of modules) addModule(tally, module);
    for (const error of unhandledErrors) addFailures(tally, `outside any test${whileRunning(error)}`, [error]);
    for (const line of tally.notRun) console.warn(`NOT RUN: ${line}`);
    for (const line of tally.secondTries) console.warn(`SECOND TRY: ${line}`);
    mkdirSync(dirname(TALLY_FILE), { recursive: true });
    writeFileSync(TALLY_FILE, `${JSON.stringify(tally)}\n`);
  }
}

function addModule(tally: Tally, module: TestModule): void {
  const file = module.relativeModuleId;
  addFailures(tally, file, module.errors());
  for (const suite of module.children.allSuites()) addFailures(tally, `${file} > ${suite.fullName}`, suite.errors());
  const notRun = new Map<string, string[]>();
  for (const test of module.children.allTests()) {
    const result = test.result();
    if (result.state === 'skipped') {
      const reason = result.note ?? 'no reason is given';
      notRun.set(reason, [...(notRun.get(reason) ?? []), test.fullName]);
    }
    if (test.diagnostic()?.flaky) {
      const [first] = result.errors ?? [];
      tally.secondTries.push(`${file} > ${test.fullName}: ${firstLine(first)}`);
    }
    if (result.state === 'passed' || result.state === 'skipped') tally[result.state] += 1;
    else addFailures(tally, `${file} > ${test.fullName}`, [result.errors?.[0] ?? new Error(result.state)]);
  }
  for (const [reason, names] of notRun) {
    const which = names.length > HANDFUL ? [`${names.length} tests of ${file}`] : names;
    tally.notRun.push(...which.map((name) => `${name} (${reason})`));
  }
}

function addFailures(tally: Tally, where: string, errors: readonly unknown[]): void {
  tally.failed += errors.length;
  for (const error of errors) tally.failures.push(`${where}: ${firstLine(error)}`);
}

/** The file and the last test before an error that nobody caught, and where it came from in our own code. */
function whileRunning(error: unknown): string {
  const {
    VITEST_TEST_PATH: path,
    VITEST_TEST_NAME: name,
    stacks,
  } = error as Partial<TestError> & Record<string, unknown>;
  const own = stacks?.findLast(({ file }) => !file.includes('node_modules'));
  const told = [path, name, own && `${own.file}:${own.line}`].filter((part) => part !== undefined);
  return told.length > 0 ? ` (${told.join(' > ').replaceAll(`${process.cwd()}/`, '')})` : '';
}

function firstLine(error: unknown): string {
  const message = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(message).split('\n', 1)[0] ?? '';
}
