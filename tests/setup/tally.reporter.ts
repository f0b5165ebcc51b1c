import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

export type Tally = { passed: number; failed: number; skipped: number; notRun: string[]; reason: string };

export const TALLY_FILE = 'tests/.output/tally.json';

/**
 * Leaves the counts of a run where `.ci/run` reads them. A file that cannot be loaded, a failing hook of a
 * suite and an error outside any test each count as one failure: nothing that went wrong may look like a pass. Each
 * skipped test is named at the end with its reason.
 */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[], reason: string): void {
    const tally: Tally = { passed: 0, failed: unhandledErrors.length, skipped: 0, notRun: [], reason };
    for (const module of modules) addModule(tally, module);
    for (const line of tally.notRun) console.warn(`NOT RUN: ${line}`);
    mkdirSync(dirname(TALLY_FILE), { recursive: true });
    writeFileSync(TALLY_FILE, `${JSON.stringify(tally)}\n`);
  }
}

function addModule(tally: Tally, module: TestModule): void {
  tally.failed += module.errors().length;
  for (const suite of module.children.allSuites()) tally.failed += suite.errors().length;
  for (const test of module.children.allTests()) {
    const result = test.result();
    const { state } = result;
    if (result.state === 'skipped') tally.notRun.push(`${test.fullName} (${result.note ?? 'no reason is given'})`);
    if (state === 'passed' || state === 'failed' || state === 'skipped') tally[state] += 1;
    else tally.failed += 1;
  }
}
