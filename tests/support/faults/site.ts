import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase, sql } from '#db/connection.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded-postgres.ts';
import { migrate } from '#db/migrate.ts';
import { serviceLogins } from '#db/roles/service-logins.ts';
import { firstAdministrator } from '../../../services/api/first-run.ts';
import { readConfig } from '../../../services/platform/config.ts';
import { People, type Person, SUPER_ADMIN_SETTINGS } from '../api/people.ts';
import { webIsBuilt } from '../api/start-api.ts';
import { fastestFolder } from '../fastest-folder.ts';
import type { Actor } from '../http.ts';
import { freePort } from '../listen.ts';
import { KEY } from '../log/sealed-log.ts';
import { Service } from './service.ts';

const API = fileURLToPath(new URL('../../../services/api/main.ts', import.meta.url));
const WORKER = fileURLToPath(new URL('./worker.child.ts', import.meta.url));
const KEEP_COMPILED = fileURLToPath(new URL('./machine/keep-compiled.ts', import.meta.url));

export interface SiteOptions {
  readonly apis?: number;
  readonly workers?: number;
  readonly redisUrl?: string;
  /** Answers the address by which APIs and workers are to reach Postgres. */
  readonly reach?: (url: string) => Promise<string>;
  /** For the database; a temporary folder when absent. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** For the API only. */
  readonly apiEnv?: Readonly<Record<string, string>>;
  /** Modules that every process loads first. */
  readonly preload?: readonly string[];
}

/** The whole product in processes of its own: a durable Postgres, APIs and workers, each of which a test may end. */
export class Site {
  readonly apis: readonly Service[];
  readonly workers: readonly Service[];
  readonly origins: readonly string[];
  /** As the owner; lost with the server, and opened anew by `restartPostgres`. */
  owner: Database;
  postgres: EmbeddedPostgres;
  readonly folder: string;
  readonly dataDir: string;

  private constructor(
    folder: string,
    dataDir: string,
    postgres: EmbeddedPostgres,
    ports: readonly string[],
    given: SiteOptions & { readonly databaseUrl: string },
  ) {
    this.folder = folder;
    this.dataDir = dataDir;
    this.postgres = postgres;
    this.owner = openDatabase(postgres.url, { role: 'owner', max: 4 });
    this.origins = ports.map((port) => `http://127.0.0.1:${port}`);
    const logins = serviceLogins(given.databaseUrl);
    const env = {
      ...settings(logins.worker, folder),
      ...given.env,
      ...(given.redisUrl ? { REDIS_URL: given.redisUrl } : {}),
    };
    const preload = [KEEP_COMPILED, ...(given.preload ?? [])];
    this.apis = this.origins.map(
      (origin, at) =>
        new Service({
          ...{ main: API, preload },
          env: { ...env, DATABASE_URL: logins.api, ...given.apiEnv, PORT: ports[at] ?? '' },
          works: async () => (await fetch(`${origin}/healthz`)).ok,
        }),
    );
    this.workers = Array.from({ length: given.workers ?? 1 }, () => new Service({ main: WORKER, preload, env }));
  }

  static async start(given: SiteOptions = {}): Promise<Site> {
    await webIsBuilt();
    const folder = await mkdtemp(join(await fastestFolder(), 'ailaan-faults-'));
    const dataDir = given.dataDir ?? join(folder, 'data');
    const postgres = await startEmbeddedPostgres({ dataDir, settings: { max_connections: '200' } });
    const { api } = await migrate(postgres.url);
    const ports = await Promise.all(Array.from({ length: given.apis ?? 1 }, freePort));
    const databaseUrl = (await given.reach?.(postgres.url)) ?? postgres.url;
    const site = new Site(folder, dataDir, postgres, ports, { ...given, databaseUrl });
    const app = openDatabase(api, { max: 2 });
    await firstAdministrator(app, readConfig(settings(api, folder)));
    await app.close();
    await Promise.all([...site.apis, ...site.workers].map((service) => service.start()));
    return site;
  }

  get published(): string {
    return join(this.folder, 'audit-seals.jsonl');
  }

  /** The Super Admin, signed in. */
  administrator(): Promise<Person> {
    return new People(this.origins[0] ?? '').superAdmin();
  }

  /** The same person at each process of the API. */
  everywhere = (actor: Actor): Actor[] => this.origins.map((origin) => actor.at(origin));

  async crashPostgres(): Promise<void> {
    process.kill(this.postgres.pid, 'SIGKILL');
    await this.postgres.exited;
  }

  async restartPostgres(): Promise<void> {
    const { port } = this.postgres;
    this.postgres = await startEmbeddedPostgres({ dataDir: this.dataDir, port, settings: { max_connections: '200' } });
    await this.owner.close();
    this.owner = openDatabase(this.postgres.url, { role: 'owner', max: 4 });
  }

  async lastPosition(): Promise<number> {
    const [row] = await this.owner.query<{ last: number }>(
      sql`SELECT coalesce(max(position), 0) AS last FROM es.events`,
    );
    return row?.last ?? 0;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.apis, ...this.workers].map((service) => service.kill()));
    await this.owner.close();
    await this.postgres.stop('immediate');
    await rm(this.folder, { recursive: true, force: true });
  }
}

const settings = (databaseUrl: string, folder: string) => ({
  ...{ DATABASE_URL: databaseUrl, SESSION_SECRET: 'only for tests and long enough for the rule', HOST: '127.0.0.1' },
  ...SUPER_ADMIN_SETTINGS,
  SAMPLE_DATA: '0',
  ...{ RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'silent', AUDIT_KEY: KEY, DATA_DIR: folder },
});
