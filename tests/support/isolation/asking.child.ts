/** `asking.child.ts FILE`: a process of the portal that has an endless program run apart. */
import { fileURLToPath } from 'node:url';
import { runIsolated } from '../../../services/platform/isolation/run-isolated.ts';

const program = fileURLToPath(new URL('../isolation/endless.child.ts', import.meta.url));
await runIsolated(program, Buffer.alloc(0), { wasmPages: 1024, heapMb: 64, ms: 60_000, args: process.argv.slice(2) });
