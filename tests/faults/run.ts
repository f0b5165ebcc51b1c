import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { missing } from '../support/faults/machine/tools.ts';
import { RedisServer } from '../support/queue/redis-server.ts';

/** Where the faults of docs/faults.md stand. More or less of them by further arguments: `npm run test:faults -- history`. */
const FOLDERS = ['tests/faults', 'tests/operability/leaving', 'db/event-store', 'services/api/rebuild', 'at-once'];

const absent = await missing('what needs Redis', 'redis-server', '--version');
const redis = absent === undefined ? await RedisServer.start() : undefined;
const chosen = process.argv.slice(2);
const projects = ['unit', 'integration', ...(redis === undefined ? [] : ['redis'])];
const vitest = spawn(
  'vitest',
  ['run', ...projects.map((name) => `--project=${name}`), ...(chosen.length > 0 ? chosen : FOLDERS)],
  {
    stdio: 'inherit',
    env: { ...process.env, FAULTS: 'long', ...(redis === undefined ? {} : { TEST_REDIS_URL: redis.url }) },
  },
);
const [code] = (await once(vitest, 'exit')) as [number | null];
await redis?.stop();
process.exitCode = code ?? 1;
