import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    sequences: { type: 'string' },
    seed: { type: 'string' },
  },
});
const isOfSequences = values.sequences !== undefined;
const count = Number(values.sequences ?? values.requests);
const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(values.seed);
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  process.stderr.write('npm run fuzz -- [--requests N | --sequences N] [--seed S]: whole numbers\n');
  process.exit(2);
}
const what = isOfSequences ? 'sequences' : 'requests';
process.stdout.write(`seed ${seed}: npm run fuzz -- --${what} ${count} --seed ${seed}\n`);
const env = { ...process.env, [`FUZZ_${what.toUpperCase()}`]: String(count), FUZZ_SEED: String(seed) };
const spec = isOfSequences ? 'tests/fuzz/sequences' : 'tests/fuzz/fuzz.int.spec.ts';
const run = spawn('vitest', ['run', '--project', 'integration', spec], { env, stdio: 'inherit' });
run.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
