import { existsSync, readFileSync, rmSync } from 'node:fs';
import { runContainers } from './containers/stage.mjs';
import { runDebian } from './debian/stage.mjs';
import { missing } from './debian.mjs';
import { prepareForeignPrograms } from './foreign-programs.mjs';
import { withPostgresClient } from './postgres-client.mjs';
import { withPrometheus } from './prometheus.mjs';
import { nothingToRun, withRedis } from './redis.mjs';
import { deadline, OUT_OF_TIME, sh } from './shell.mjs';
import { SPECS as SYSTEM_BROWSER_SPECS, withSystemBrowser } from './system-browser.mjs';

const TEST_COMMAND = 'npm ci && npm test';
/** Milliseconds that the stage of checks needs after the tests on a slow machine. */
const CHECKS_MS = 150_000;
const RESTORE = 'npm run test -- --project integration tests/operability/database/restore.int.spec.ts';
const POOLER =
  'npm run test -- --project integration tests/operability/database/pooler tests/operability/database/pooled-replica';
const TALLY = 'tests/.output/tally.json';

/** Counts what a vitest run left behind; a run that ended badly is at least one failure, whatever it counted. */
function tallyOf(run) {
  const counts = readTally();
  const failed = run.code === 0 ? counts.failed : Math.max(1, counts.failed);
  const remarks = [
    ...counts.notRun.map((line) => `NOT RUN: ${line}`),
    ...counts.secondTries.map((line) => `SECOND TRY: ${line}`),
  ];
  return { passed: counts.passed, failed, failures: counts.failures, remark: remarks.join('; ') };
}

function readTally() {
  try {
    return JSON.parse(readFileSync(TALLY, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, notRun: [], secondTries: [], failures: [`${TALLY} was not written`] };
  }
}

async function vitestRun(command, env, limitMs) {
  rmSync(TALLY, { force: true });
  const run = await sh(command, env, limitMs);
  // cut off before a single result: a stage for which no time was left has not failed, and says so
  if (run.code === OUT_OF_TIME && !existsSync(TALLY) && command !== TEST_COMMAND) {
    return { couldNotRun: 'too little time was left' };
  }
  return tallyOf(run);
}

const asOne = ({ code }) => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

// Beyond the first, a stage may answer { couldNotRun } where the machine lacks what it needs.
const stages = [
  {
    name: 'tests',
    run: async () => {
      const obstacles = await prepareForeignPrograms();
      const result = await vitestRun(TEST_COMMAND, { TESTS_END: String(deadline.endMs - CHECKS_MS) });
      return { ...result, remark: [...obstacles, result.remark].filter(Boolean).join('; ') };
    },
  },
  {
    name: 'README names the test command',
    run: async () => asOne({ code: readFileSync('README.md', 'utf8').includes(TEST_COMMAND) ? 0 : 1 }),
  },
  { name: 'checks', run: async () => asOne(await sh('npm run check')) },
  {
    name: 'queue on Redis',
    run: () => withRedis((url) => vitestRun('npm run test -- --project redis', { TEST_REDIS_URL: url })),
    unless: nothingToRun,
  },
  {
    name: 'from subscriber to digest in the browser, on Redis',
    run: () =>
      withRedis((url) => vitestRun('npm run test -- --project e2e tests/e2e/newsletter.spec.ts', { REDIS_URL: url })),
  },
  {
    name: "the system's Chromium",
    run: () =>
      withSystemBrowser((path) =>
        vitestRun(`npm run test -- --project e2e ${SYSTEM_BROWSER_SPECS}`, { CHROME_PATH: path }),
      ),
  },
  {
    name: 'restored by the document',
    run: () => withPostgresClient((PATH) => vitestRun(RESTORE, { PATH })),
  },
  {
    name: 'alarms, on Prometheus',
    run: () => withPrometheus(() => vitestRun('npm run test -- --project prometheus', { PROMETHEUS: '1' })),
  },
  {
    name: 'behind PgBouncer',
    run: async () => {
      const obstacle = await missing('command -v pgbouncer', 'pgbouncer');
      return obstacle ? { couldNotRun: obstacle } : vitestRun(POOLER);
    },
  },
  { name: 'containers', run: () => runContainers(vitestRun) },
  { name: 'Debian without containers, by its page', run: () => runDebian(vitestRun) },
];

async function outcome(stage) {
  const idle = stage.unless?.();
  if (idle) return { passed: 0, failed: 0, remark: idle };
  try {
    const result = await stage.run();
    return result.couldNotRun ? { passed: 0, failed: 0, remark: `COULD NOT RUN: ${result.couldNotRun}` } : result;
  } catch (error) {
    return { passed: 0, failed: 1, remark: String(error) };
  }
}

const lines = [];
let passed = 0;
let failed = 0;
for (const stage of stages) {
  console.log(`\n=== stage: ${stage.name} ===`);
  const started = Date.now();
  const result = await outcome(stage);
  passed += result.passed;
  failed += result.failed;
  const seconds = Math.round((Date.now() - started) / 1000);
  const remark = result.remark ? `, ${result.remark}` : '';
  lines.push(`stage ${stage.name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s${remark}`);
  for (const failure of result.failures ?? []) lines.push(`  FAILED: ${failure}`);
}
if (passed === 0) failed = Math.max(1, failed);
console.log(`\n${lines.join('\n')}\ntotal ${deadline.elapsedSeconds()} s`);
process.exitCode = failed === 0 ? 0 : 1;
console.log(`${passed} passed, ${failed} failed`);
