import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { SUPER_ADMIN_SETTINGS } from '../api/people.ts';
import { Actor } from '../http.ts';
import { freePort } from '../listen.ts';

const run = promisify(execFile);
const [COMPOSE = 'docker', ...COMPOSE_ARGUMENTS] = (process.env.COMPOSE ?? 'docker compose').split(' ');
const secret = () => randomBytes(24).toString('hex');

export type Setting = Record<string, string>;

/** docker-compose.yml as a project of its own, on a free port. The images are there already. */
export class Composition {
  readonly url: string;
  readonly settings: Setting;
  readonly #project = `ailaan-test-${process.pid}`;

  private constructor(port: string) {
    this.url = `http://localhost:${port}`;
    this.settings = {
      SITE_PORT: port,
      PUBLIC_URL: this.url,
      POSTGRES_PASSWORD: secret(),
      API_DATABASE_PASSWORD: secret(),
      WORKER_DATABASE_PASSWORD: secret(),
      REDIS_PASSWORD: secret(),
      SESSION_SECRET: secret(),
      AUDIT_KEY: secret(),
      ...SUPER_ADMIN_SETTINGS,
      RATE_LIMIT_SCALE: '1000',
      ALLOW_UNPATCHED_NODE: process.env.ALLOW_UNPATCHED_NODE ?? '',
    };
  }

  static async onFreePort(): Promise<Composition> {
    return new Composition(await freePort());
  }

  /** Answers what Compose printed. @throws Error with what it printed when it failed */
  async compose(command: readonly string[], settings: Setting = this.settings): Promise<string> {
    const { stdout, stderr } = await run(COMPOSE, [...COMPOSE_ARGUMENTS, '-p', this.#project, ...command], {
      env: { ...process.env, ...settings },
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout + stderr;
  }

  /** Ids of a service's containers, in no order. */
  async containers(service: string): Promise<string[]> {
    return (await this.compose(['ps', '-q', service])).split('\n').filter((line) => /^[0-9a-f]{12,}$/.test(line));
  }

  async docker(...command: string[]): Promise<string> {
    return (await run('docker', command, { maxBuffer: 64 * 1024 * 1024 })).stdout.trim();
  }

  async isHealthy(id: string): Promise<boolean> {
    const state = await this.docker('inspect', '-f', '{{.State.Status}} {{.State.Health.Status}}', id);
    return state === 'running healthy';
  }

  /** Rows of one statement, as the owner of the database; columns are parted by '|'. */
  async rows(statement: string): Promise<string[]> {
    const [postgres = ''] = await this.containers('postgres');
    const psql = ['psql', '-h', '/var/run/postgresql', '-U', 'ailaan', '-d', 'ailaan', '-At', '-c', statement];
    return (await this.docker('exec', postgres, ...psql)).split('\n');
  }

  visitor(): Actor {
    return new Actor(this.url);
  }

  async down(): Promise<void> {
    await this.compose(['down', '-v', '--remove-orphans', '-t', '5']);
  }
}
