/** `asking.child.ts FILE`: a process of the portal that has an endless program run apart. */
import { fileURLToPath } from 'node:url';
import { runApart } from '../../../services/platform/apart/run-apart.ts';

const program = fileURLToPath(new URL('./endless.child.ts', import.meta.url));
await runApart(program, Buffer.alloc(0), { wasmPages: 1024, heapMb: 64, ms: 60_000, args: process.argv.slice(2) });
