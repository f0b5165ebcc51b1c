import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
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
async function given(site: string): Promise<Record<string, string>> {
  for (const part of ['worker', 'owner']) await writeFile(join(folder, `${part}.env`), '');
  await writeFile(join(folder, 'site.env'), site);
  await writeFile(join(folder, 'setpriv'), `#!${process.execPath}\nconsole.log(JSON.stringify(process.env))\n`);
  const script = await readFile(new URL('../../deploy/systemd/ailaan', import.meta.url), 'utf8');
  const here = script.replaceAll('/etc/ailaan', folder).replace('/usr/bin/setpriv', join(folder, 'setpriv'));
  await writeFile(join(folder, 'ailaan.mjs'), here);
  for (const program of ['setpriv', 'ailaan.mjs']) await chmod(join(folder, program), 0o755);
  const env = { PATH: `${folder}:${process.env.PATH}`, RELEASE: folder };
  return JSON.parse((await promisify(execFile)(join(folder, 'ailaan.mjs'), ['migrate'], { env })).stdout);
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
