import { execFile } from 'node:child_process';
import { chmod, copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ailaan-settings-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs deploy/systemd/ailaan with these settings of the site; a program in the place of setpriv tells what it is given. */
async function given(site: string, command = ['migrate']): Promise<Record<string, string>> {
  for (const part of ['api', 'worker', 'owner'])
    await writeFile(join(folder, `${part}.env`), `OF_${part.toUpperCase()}=1\n`);
  await writeFile(join(folder, 'site.env'), site);
  await writeFile(join(folder, 'setpriv'), `#!${process.execPath}\nconsole.log(JSON.stringify(process.env))\n`);
  const script = await readFile(new URL('../../deploy/systemd/ailaan', import.meta.url), 'utf8');
  const here = script
    .replaceAll(/\/etc\/(ailaan|systemd\/system)/g, folder)
    .replace('/usr/bin/setpriv', join(folder, 'setpriv'));
  await writeFile(join(folder, 'ailaan.mjs'), here);
  for (const program of ['setpriv', 'ailaan.mjs']) await chmod(join(folder, program), 0o755);
  const env = { PATH: `${folder}:${process.env.PATH}`, RELEASE: folder };
  return JSON.parse((await promisify(execFile)(join(folder, 'ailaan.mjs'), command, { env })).stdout);
}

it('a command on the host reads the settings as systemd does, and executes nothing in them', async () => {
  const settings = [
    '# a comment',
    'SITE_NAME=Punjab Tender Board ',
    'MAIL_FROM=Ailaan <a@b.pk>',
    'SUPPORT_EMAIL="a b \\"c\\" \\n"',
    "PAYMENTS_EMAIL='$(false) \\'",
    'SESSION_SECRET=a#b;$(false)`false`\\ c',
    'REDIS_PASSWORD=',
    'DKIM_PRIVATE_KEY="-----BEGIN',
    'KEY=abc==',
    'END-----"',
    'SMTP_RATE=5',
  ];
  expect(await given(`${settings.join('\n')}\n`)).toMatchObject({
    ...{ SITE_NAME: 'Punjab Tender Board', MAIL_FROM: 'Ailaan <a@b.pk>', SUPPORT_EMAIL: 'a b "c" \\n' },
    ...{ PAYMENTS_EMAIL: '$(false) \\', SESSION_SECRET: 'a#b;$(false)`false` c', REDIS_PASSWORD: '' },
    ...{ DKIM_PRIVATE_KEY: '-----BEGIN\nKEY=abc==\nEND-----', SMTP_RATE: '5' },
  });
});

it('doctor looks as the whole host, or as one service with what its unit sets', async () => {
  const units = new URL('../../deploy/systemd/', import.meta.url);
  for (const name of ['ailaan-api@.service', 'ailaan-worker.service'])
    await copyFile(new URL(name, units), join(folder, name));
  const [whole, api, worker] = [
    await given('', ['doctor']),
    await given('', ['doctor', '--as', 'api', '--json']),
    await given('PORT=80', ['doctor', '--as', 'worker']),
  ];
  expect(whole).toMatchObject({ OF_WORKER: '1', OF_OWNER: '1', TRUST_PROXY: '1', HOST: '127.0.0.1', PORT: '3001' });
  expect(api).toMatchObject({ OF_API: '1', METRICS_PORT: '13001' });
  expect(worker).toMatchObject({ OF_WORKER: '1', METRICS_PORT: '13000', PORT: '80' });
  expect([api.OF_OWNER, api.OF_WORKER, worker.OF_API]).toEqual([undefined, undefined, undefined]);
  expect((await given('')).PORT).toBeUndefined();
});

it('roll begins with the worker, and ends at what does not start', async () => {
  const told = join(folder, 'told');
  const programs = {
    install: `echo "install $*" >> ${told}`,
    systemctl: `[ "$1" = list-units ] && exec printf '%s loaded\\n' ailaan-api@3001.service ailaan-worker.service\necho "$*" >> ${told}; [ "$1" != restart ]`,
  };
  for (const [name, lines] of Object.entries(programs)) {
    await writeFile(join(folder, name), `#!/bin/sh\n${lines}\n`);
    await chmod(join(folder, name), 0o755);
  }
  await given('');
  const env = { PATH: `${folder}:${process.env.PATH}` };
  const rolled = promisify(execFile)(join(folder, 'ailaan.mjs'), ['roll'], { env });
  await expect(rolled).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^ailaan-worker\.service does not start, .* journalctl -u ailaan-worker\.service/),
  });
  const [installed, ...rest] = (await readFile(told, 'utf8')).trim().split('\n');
  expect(installed).toMatch(/^install -m 644 /);
  expect(rest).toEqual(['daemon-reload', 'restart ailaan-worker.service']);
});
