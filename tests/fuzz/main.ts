import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { requests: { type: 'string', default: '100000' }, seed: { type: 'string' } },
});
const requests = Number(values.requests);
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
if (!Number.isInteger(requests) || requests < 1 || !Number.isInteger(seed)) {
  process.stderr.write('npm run fuzz -- [--requests N] [--seed S]: whole numbers\n');
  process.exit(2);
}
process.stdout.write(`seed ${seed}: npm run fuzz -- --requests ${requests} --seed ${seed}\n`);
const env = { ...process.env, FUZZ_REQUESTS: String(requests), FUZZ_SEED: String(seed) };
const run = spawn('vitest', ['run', '--project', 'integration', 'tests/fuzz'], { env, stdio: 'inherit' });
run.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
