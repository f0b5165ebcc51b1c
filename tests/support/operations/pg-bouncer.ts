import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chooseUser } from '#db/embedded-postgres/run-as.ts';
import { loginOf } from '#db/roles/service-logins.ts';
import { accepts, freePort } from '../listen.ts';
import { until } from '../until.ts';

/** PgBouncer in transaction mode before one database, with the logins of `urls`. */
export class PgBouncer {
  readonly #child: ChildProcess;
  readonly #folder: string;
  readonly #port: string;

  private constructor(child: ChildProcess, folder: string, port: string) {
    [this.#child, this.#folder, this.#port] = [child, folder, port];
  }

  static async start(urls: readonly [string, ...string[]], poolSize: number): Promise<PgBouncer> {
    const folder = await mkdtemp(join(tmpdir(), 'ailaan-pgbouncer-'));
    const port = await freePort();
    const { hostname, port: behind } = new URL(urls[0]);
    const logins = urls.map(loginOf).map(({ role, password }) => `"${role}" "${password}"`);
    const settings = [
      ...['[databases]', `* = host=${hostname} port=${behind}`, '[pgbouncer]', 'pool_mode = transaction'],
      ...['listen_addr = 127.0.0.1', `listen_port = ${port}`, 'unix_socket_dir =', 'auth_type = scram-sha-256'],
      ...[`auth_file = ${folder}/users`, `default_pool_size = ${poolSize}`, 'max_client_conn = 500'],
    ];
    await writeFile(join(folder, 'users'), logins.join('\n'));
    await writeFile(join(folder, 'pgbouncer.ini'), settings.join('\n'));
    await chmod(folder, 0o755);
    const { uid, gid } = await chooseUser(folder);
    const as = uid === undefined || gid === undefined ? {} : { uid, gid };
    const child = spawn('pgbouncer', ['--quiet', join(folder, 'pgbouncer.ini')], {
      stdio: 'ignore',
      cwd: folder,
      ...as,
    });
    process.once('exit', () => child.kill('SIGKILL'));
    await until(() => accepts(Number(port)));
    return new PgBouncer(child, folder, port);
  }

  /** The same login and database through the pooler. */
  url(direct: string): string {
    const address = new URL(direct);
    address.port = this.#port;
    return address.href;
  }

  async stop(): Promise<void> {
    if (this.#child.signalCode !== null) return;
    const ended = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await ended;
    await rm(this.#folder, { recursive: true, force: true });
  }
}
