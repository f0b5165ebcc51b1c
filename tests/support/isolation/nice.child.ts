/** A process of the portal that may not make another less nice than it is itself, and has a task done by one. */
import { TaskProcess } from '../../../services/platform/isolation/task-process.ts';

const tasks = new TaskProcess(new URL('odd-tasks.child.ts', import.meta.url), {}, { heapMb: 64, silenceMs: 30_000 });
setInterval(() => undefined, 1000); // a process of tasks keeps nobody alive
await tasks.ask({ goes: 'on' });
console.log('done');
process.exit();
