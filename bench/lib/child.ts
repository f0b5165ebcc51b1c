import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** The next message of a forked process. @throws when that ends before */
export async function answerOf(child: ChildProcess): Promise<unknown> {
  const answered = new AbortController();
  const { signal } = answered;
  const ended = once(child, 'exit', { signal }).then(([code]) => {
    throw new Error(`${child.spawnargs.slice(1).join(' ')} ended with ${code}; the lines before this one say why`);
  });
  try {
    const [answer]: unknown[] = await Promise.race([once(child, 'message', { signal }), ended]);
    return answer;
  } finally {
    answered.abort();
  }
}

/** A server in a process of its own, once it says which port it has. */
export async function forkServer(script: URL, ...args: string[]): Promise<{ child: ChildProcess; port: number }> {
  const child = fork(script, args);
  const { port } = (await answerOf(child)) as { port: number };
  return { child, port };
}
