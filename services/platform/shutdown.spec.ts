import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';

const modulePath = new URL('./shutdown.ts', import.meta.url).href;
let child: ChildProcess | undefined;

afterEach(() => child?.kill('SIGKILL'));

/** A program that says 'closing', takes `closing` ms for it and has `deadline`; it starts up for `starting` ms. */
async function program(closing: number, deadline = 5000, starting = 0) {
  const code = `
    const { onShutdown } = await import(${JSON.stringify(modulePath)});
    if (${starting} > 0) {
      process.send('starting');
      await new Promise((resolve) => setTimeout(resolve, ${starting}));
    }
    const shutDown = onShutdown(async () => {
      console.log('closing');
      await new Promise((resolve) => setTimeout(resolve, ${closing}));
    }, { deadline: ${deadline} });
    process.on('message', () => { void shutDown('asked'); void shutDown('asked again'); });
    setInterval(() => undefined, 1000);
    if (process.connected) process.send('up');`;
  const started = fork('-', [], {
    execArgv: ['--input-type=module', '-e', code],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child = started;
  let output = '';
  started.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(started, 'exit').then(([status]) => status as number);
  await once(started, 'message');
  return { started, ended, output: () => output.trim() };
}

it.each(['SIGINT', 'SIGTERM'] as const)('%s closes once and ends with 0', async (signal) => {
  const { started, ended, output } = await program(50);
  started.kill(signal);
  started.kill(signal);
  expect(await ended).toBe(0);
  expect(output()).toBe('closing');
});

it('losing the parent is a shutdown', async () => {
  const { started, ended, output } = await program(10);
  started.disconnect();
  expect(await ended).toBe(0);
  expect(output()).toBe('closing');
});

it('losing the parent while still starting is one too', async () => {
  const { started, ended, output } = await program(10, 5000, 400);
  started.disconnect();
  expect(await ended).toBe(0);
  expect(output()).toBe('closing');
});

it('may be asked for from inside, any number of times', async () => {
  const { started, ended, output } = await program(10);
  started.send('end');
  expect(await ended).toBe(0);
  expect(output()).toBe('closing');
});

it('a close that takes too long ends with 1 at the deadline', async () => {
  const { started, ended } = await program(60_000, 100);
  started.kill('SIGTERM');
  expect(await ended).toBe(1);
});

it('a second signal, given later, ends at once', async () => {
  const { started, ended } = await program(60_000, 60_000);
  started.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 700));
  started.kill('SIGTERM');
  expect(await ended).toBe(1);
});
