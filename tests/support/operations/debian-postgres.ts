import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { locateBinaries } from '#db/embedded-postgres/binaries.ts';
import { chooseUser, type RunAs } from '#db/embedded-postgres/run-as.ts';
import { freePort } from '../listen.ts';

const run = promisify(execFile);

export interface Ran {
  readonly code: number;
  /** Both outputs. */
  readonly said: string;
}

/**
 * A server laid out as Debian does, of the embedded programs, under a folder that stands for the root of its machine:
 * the data is in `/var/lib/postgresql/17/main`, `psql` and `pg_lsclusters` find it, `systemctl` and `runuser` mean it and
 * its user, `ailaan` runs the commands of the portal.
 */
export class DebianPostgres {
  readonly port: string;
  readonly #root: string;
  readonly #as: RunAs;

  private constructor(root: string, port: string, as: RunAs) {
    [this.#root, this.port, this.#as] = [root, port, as];
  }

  /** A new, empty cluster, running. */
  static async install(root: string): Promise<DebianPostgres> {
    const as = await chooseUser(root);
    const server = new DebianPostgres(root, await freePort(), as);
    const { initdb } = await locateBinaries(as);
    for (const name of ['bin', 'run', 'var/backups', 'var/lib/postgresql/17'])
      await server.#makeFolder(join(root, name));
    const data = join(root, 'var/lib/postgresql/17/main');
    const user = as.uid === undefined ? '' : `setpriv --reuid=${as.uid} --regid=${as.gid} --clear-groups `;
    const control = `exec ${user}${join(dirname(initdb), 'pg_ctl')} --pgdata=${data} --wait --mode=fast --log=${root}/run/log`;
    await server.#writeProgram('runuser', `shift 3; exec ${user}"$@"`);
    await server.#writeProgram('systemctl', `${control} "$1"`);
    await server.#writeProgram('pg_lsclusters', `echo 17 main ${server.port} online postgres ${data} ${root}/run/log`);
    await server.#writeProgram('ailaan', 'command=$1; shift; exec npm run --silent "$command" -- "$@"');
    const auth = ['--username=postgres', '--auth-local=trust', '--auth-host=scram-sha-256'];
    const made = [initdb, `--pgdata=${data}`, ...auth, '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions'];
    const settings = [`port=${server.port}`, `unix_socket_directories=${root}/run`].map((line) => `--set=${line}`);
    await server.run(['runuser', '-u', 'postgres', '--', ...made, ...settings].join(' '));
    await server.run('systemctl start postgresql');
    return server;
  }

  /** Runs commands as root would on that machine, and throws when they end badly. */
  async run(commands: string, settings: Readonly<Record<string, string>> = {}): Promise<string> {
    const { code, said } = await this.try(commands, settings);
    if (code !== 0) throw new Error(`${commands}\nended with ${code}: ${said}`);
    return said;
  }

  async try(commands: string, settings: Readonly<Record<string, string>> = {}): Promise<Ran> {
    const env = {
      PATH: `${this.#root}/bin:${process.env.PATH}`,
      ...{ PGHOST: `${this.#root}/run`, PGPORT: this.port, PGUSER: 'postgres' },
      ...settings,
    };
    const here = commands.replaceAll(/(?<![\w.-])\/var\//g, `${this.#root}/var/`);
    const done = run('sh', ['-ec', here], { env }).then(
      ({ stdout, stderr }) => ({ code: 0, said: stdout + stderr }),
      (error: { code: number; stdout: string; stderr: string }) => ({ ...error, said: error.stdout + error.stderr }),
    );
    return done;
  }

  async #makeFolder(path: string): Promise<void> {
    await mkdir(path, { recursive: true });
    const { uid, gid } = this.#as;
    for (let at = path; uid !== undefined && gid !== undefined && at !== this.#root; at = dirname(at))
      await chown(at, uid, gid);
    await chmod(path, 0o755);
  }

  async #writeProgram(name: string, line: string): Promise<void> {
    await writeFile(join(this.#root, 'bin', name), `#!/bin/sh\n${line}\n`);
    await chmod(join(this.#root, 'bin', name), 0o755);
  }
}
