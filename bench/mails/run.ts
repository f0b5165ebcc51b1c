import { parseArgs } from 'node:util';
import { buildTemplatesIfStale } from '../../services/launcher/build-if-stale.ts';
import { writeResults } from '../lib/bars.ts';
import { measure } from './measure.ts';
import { report, toLines } from './report.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '31' },
    milliseconds: { type: 'string', default: '150' },
    /** Leaves results.json alone: for trying things out. */
    dry: { type: 'boolean', default: false },
  },
});

await buildTemplatesIfStale(new URL('../../templates/', import.meta.url), AbortSignal.timeout(60_000));
const options = { rounds: Number(values.rounds), milliseconds: Number(values.milliseconds) };
const results = report(await measure(options), options);
console.log(toLines(results).join('\n'));
await writeResults(import.meta.url, results, values);
