import { join } from 'node:path';
import { configDefaults, defineConfig } from 'vitest/config';
import { SlowestFirst } from './tests/setup/slowest-first.ts';

/** Hundreds of processes start, of the tests and of the product: what Node compiled for one is there for the next. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

const everywhere = [...configDefaults.exclude, '**/dist/**', 'bench/**'];

/**
 * A zone that is neither UTC nor Karachi: code that leans on the machine's own clock zone fails here,
 * not on somebody's server.
 */
const foreignZone = { TZ: 'America/St_Johns', NODE_ENV: 'test' };

/** Processors of the smallest machine: a third worker made no run shorter, and each test half as long again. */
const WORKERS = 2;

/** One more, for browsers wait often. Each browser worker has a product of its own (tests/setup/product.setup.ts); one Redis has room for one product. */
const WORKERS_OF_PRODUCTS = process.env.REDIS_URL ? 1 : WORKERS + 1;

/** A state is waited for longer than the second that is usual: a busy machine is no failure. */
const POLL_MS = 30_000;

/** Faults that take minutes, or rights that a usual machine does not give: only with `npm run test:faults`. */
const long = process.env.FAULTS === 'long' ? [] : ['**/*.long.int.spec.ts'];

// The Redis project exists only where CI (or a developer) has started a Redis for it, or wants services in containers.
const redis =
  process.env.TEST_REDIS_URL || process.env.TEST_SERVICES === 'containers'
    ? [
        {
          test: {
            name: 'redis',
            include: ['**/*.redis.spec.ts'],
            exclude: everywhere,
            env: foreignZone,
            globalSetup: [
              'tests/setup/postgres.setup.ts',
              'tests/setup/redis.setup.ts',
              'tests/setup/templates.setup.ts',
            ],
            testTimeout: 30_000,
            hookTimeout: 60_000,
            fileParallelism: false,
            sequence: { groupOrder: 2 },
          },
        },
      ]
    : [];

// Only where a container engine runs: .ci/containers, or a developer with CONTAINERS=1.
const containers = process.env.CONTAINERS
  ? [
      {
        test: {
          name: 'containers',
          include: ['tests/containers/**/*.spec.ts'],
          exclude: everywhere,
          env: foreignZone,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 4 },
        },
      },
    ]
  : [];

// Only where Prometheus is installed: .ci/prometheus.mjs, or a developer with PROMETHEUS=1.
const prometheus = process.env.PROMETHEUS
  ? [
      {
        test: {
          name: 'prometheus',
          include: ['tests/prometheus/**/*.spec.ts'],
          exclude: everywhere,
          env: foreignZone,
          globalSetup: ['tests/setup/postgres.setup.ts', 'tests/setup/templates.setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
          sequence: { groupOrder: 5 },
        },
      },
    ]
  : [];

// Only in a Debian that .ci/debian has booted.
const debian = process.env.DEBIAN_INIT
  ? [
      {
        test: {
          name: 'debian',
          include: ['tests/debian/**/*.spec.ts'],
          exclude: everywhere,
          env: foreignZone,
          testTimeout: 300_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          bail: 1,
          sequence: { groupOrder: 6 },
        },
      },
    ]
  : [];

export default defineConfig({
  test: {
    reporters: ['default', './tests/setup/tally.reporter.ts'],
    watch: false,
    taskTitleValueFormatTruncate: 120,
    passWithNoTests: false,
    allowOnly: false,
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['**/*.spec.ts', '**/*.spec.tsx'],
          exclude: [
            ...everywhere,
            '**/*.int.spec.ts',
            '**/*.redis.spec.ts',
            'tests/e2e/**',
            'tests/{containers,debian,prometheus}/**',
          ],
          env: foreignZone,
          globalSetup: ['tests/setup/templates.setup.ts'],
          expect: { poll: { timeout: POLL_MS } },
          testTimeout: 60_000, // random texts of many kinds take seconds on a busy machine
          maxWorkers: WORKERS,
          // Pure specs share nothing worth isolating; one process per core instead of one per file.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'integration',
          include: ['**/*.int.spec.ts'],
          exclude: [...everywhere, ...long, 'tests/e2e/**'],
          env: foreignZone,
          globalSetup: ['tests/setup/postgres.setup.ts', 'tests/setup/templates.setup.ts'],
          setupFiles: ['tests/setup/cheap-passwords.ts'],
          expect: { poll: { timeout: POLL_MS } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: WORKERS,
          // A third of the time went into loading the same modules for each file.
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      ...redis,
      ...containers,
      ...prometheus,
      ...debian,
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.spec.ts'],
          exclude: everywhere,
          env: foreignZone,
          globalSetup: ['tests/setup/product.setup.ts'],
          setupFiles: ['tests/setup/late-browser-tests.ts'],
          expect: { poll: { timeout: POLL_MS } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // One slow frame of a busy machine shall not cost a run of twelve minutes; the report names each second try.
          retry: 1,
          maxWorkers: WORKERS_OF_PRODUCTS,
          isolate: false,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
