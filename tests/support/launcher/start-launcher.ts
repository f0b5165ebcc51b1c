import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { BARE_ENVIRONMENT } from '../bare-environment.ts';

export type Launched = {
  pid: number;
  /** Output so far. Warnings are of a checkout that only root may read; they say nothing about the test. */
  output(): { lines: string[]; errors: string[]; warnings: string[] };
  /** Resolves with the lines printed when it said that it is ready; rejects when it ended instead. */
  ready: Promise<string[]>;
  /** Resolves with the exit code, or the signal that killed it. */
  ended: Promise<number | string>;
  kill(signal: NodeJS.Signals): void;
};

/**
 * Starts the tiny product with these settings and nothing else of the test run's environment. With `shell` it is the
 * child of a shell, as npm starts it, and what is answered is the shell.
 */
export function startLauncher(settings: Record<string, string>, args: string[] = [], shell = false): Launched {
  const script = fileURLToPath(new URL('./tiny-launcher.ts', import.meta.url));
  const [program, ...start] = shell
    ? ['/bin/sh', '-c', '"$@"; exit $?', 'sh', process.execPath, script, ...args]
    : [process.execPath, script, ...args];
  const child = spawn(program, start, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...BARE_ENVIRONMENT, HOST: '127.0.0.1', ...settings },
  });
  let out = '';
  let err = '';
  const lines = (text: string) => text.split('\n').filter((line) => line !== '');
  const isAboutRoot = (line: string) => line.startsWith('API and worker run as root');
  const isReady = Promise.withResolvers<string[]>();
  child.stdout.on('data', (chunk) => {
    out += chunk;
    if (out.includes('is ready')) isReady.resolve(lines(out));
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const ended = once(child, 'close').then(([code, signal]) => {
    isReady.reject(new Error(`the launcher ended (${code ?? signal}):\n${out}${err}`));
    return (code ?? signal) as number | string;
  });
  isReady.promise.catch(() => undefined);
  return {
    pid: child.pid ?? 0,
    output: () => ({
      lines: lines(out),
      errors: lines(err).filter((line) => !isAboutRoot(line)),
      warnings: lines(err).filter(isAboutRoot),
    }),
    ready: isReady.promise,
    ended,
    kill: (signal) => child.kill(signal),
  };
}
