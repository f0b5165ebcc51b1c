import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { forEachAnew } from '../../../../tests/support/for-tests.ts';
import { accepts, freePort } from '../../../../tests/support/listen.ts';
import { until } from '../../../../tests/support/until.ts';
import { Outbox } from '../../../../tests/support/worker/outbox.ts';

/** Debian's python3-aiosmtpd: a server that nobody wrote for nodemailer. It prints what it receives. */
const SERVER = ['-u', '-m', 'aiosmtpd', '-n', '-l'];
/** Debian's packages belong to Debian's Python, which need not be the first of the path. */
const python = ['python3', '/usr/bin/python3'].find(
  (command) => spawnSync(command, ['-c', 'import aiosmtpd']).status === 0,
);

let server: ChildProcess | undefined;
let output = '';

const outbox = forEachAnew(() => Outbox.open());
afterEach(() => server?.kill('SIGKILL'));

it('aiosmtpd takes a digest and a letter as they are', async (context) => {
  if (python === undefined) return context.skip("Debian's python3-aiosmtpd is not installed");
  const port = await freePort();
  server = spawn(python, [...SERVER, `127.0.0.1:${port}`], { stdio: ['ignore', 'pipe', 'ignore'] });
  server.stdout?.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  // On a busy machine Python takes longer to listen than all attempts of a mail take here.
  await until(() => accepts(Number(port)));
  await outbox.subscribe(1);
  await outbox.put([{ html: `<p>${'سڑک کی تعمیر '.repeat(50)}</p>`, text: 'سڑک کی تعمیر' }]);
  await outbox.put([{ kind: 'activation', period: 'payment-1' }], null);
  const delivery = outbox.delivery(`smtp://127.0.0.1:${port}`);
  await until(async () => {
    await outbox.makeDue();
    await delivery.wake();
    return (await outbox.states()).every((mail) => mail.status === 'sent');
  });
  await until(() => (output.match(/END MESSAGE/g) ?? []).length === 2);
  expect(output).toMatch(/Message-ID: <daily\.2026-11-20\.1@ailaan\.example>/);
  expect(output).toMatch(/Message-ID: <activation\.payment-1\.1@ailaan\.example>/);
  expect(output.match(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/g)).toHaveLength(2);
});
