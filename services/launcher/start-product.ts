import { existsSync } from 'node:fs';
import { lockDataDir } from '#db/data-dir/lock-data-dir.ts';
import { type Logins, loginOf, withLogin } from '#db/roles/service-logins.ts';
import { AUDIT_KEY_FILE, type LaunchConfig, readLaunchConfig } from '../platform/config.ts';
import { withSecretFiles } from '../platform/environment.ts';
import { assertPatchedNode } from '../platform/node-version.ts';
import { buildTemplatesIfStale, buildWebIfStale } from './build-if-stale.ts';
import { seedFirstRun } from './first-run/seed-first-run.ts';
import { type SignIn, unseenSignIn } from './first-run/sign-in.ts';
import { keepSecret, SESSION_SECRET_FILE } from './kept-secret.ts';
import { prepareDatabase } from './prepare-database.ts';
import { assertPortFree, untilHealthy } from './processes/http-port.ts';
import { chooseServicesUser } from './processes/services-user.ts';
import { superviseService } from './processes/supervise-service.ts';
import { watchSources } from './processes/watch-sources.ts';
import type { Resources } from './resources.ts';

/** Parts of the product to start. A part whose file does not exist is left out, but never the API. */
export interface Plan {
  readonly api: URL;
  readonly worker: URL;
  readonly firstRun: URL;
  /** Folder of the web sources, with build.ts. */
  readonly web: URL;
  /** Folder of the mail templates, with build.ts. */
  readonly templates: URL;
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Folders whose changes restart the services, with `dev`. */
  readonly sources: readonly URL[];
  readonly dev: boolean;
}

/** Time for the API of a killed launcher to end, which holds the port until then. */
const PORT_PATIENCE_MS = 12_000;

type Started = { line: string; dataDir: string };

/** Starts everything and answers the line to print. `resources` has all that it opened, also when it throws. */
export async function startProduct(plan: Plan, resources: Resources, signal: AbortSignal): Promise<Started> {
  const config = readLaunchConfig(plan.environment);
  // services are told values: files of secrets may be for this user alone
  const environment = withSecretFiles(plan.environment).given;
  assertPatchedNode(config);
  const { dataDir } = config;
  const lock = await lockDataDir(
    dataDir,
    'ailaan.lock',
    (pid) =>
      `Ailaan is already running on ${dataDir} (process ${pid}). Stop it first, or set DATA_DIR and PORT to start another.`,
  );
  resources.add(lock.release);
  await assertPortFree(config.port, config.host, lock.tookOver ? PORT_PATIENCE_MS : 0, signal);

  const prepared = await prepare({ ...plan, environment }, config, resources, signal);
  await startServices(plan, config, prepared, resources, signal);
  return { line: readyLine(config.publicUrl, await unseenSignIn(dataDir)), dataDir };
}

// In parallel, for the first start needs both. When one fails the other is ended before the failure is thrown.
async function prepare(plan: Plan, config: LaunchConfig, resources: Resources, signal: AbortSignal) {
  const failed = new AbortController();
  const either = AbortSignal.any([signal, failed.signal]);
  const data = prepareData(plan, config, resources, either);
  const web = plan.dev ? undefined : buildWebIfStale(plan.web, either);
  const templates = buildTemplatesIfStale(plan.templates, either);
  try {
    await Promise.all([data, web, templates]);
    signal.throwIfAborted();
    return await data;
  } catch (error) {
    failed.abort(error);
    await Promise.allSettled([data, web, templates]);
    throw error;
  }
}

async function prepareData(plan: Plan, config: LaunchConfig, resources: Resources, signal: AbortSignal) {
  const logins = await prepareDatabase(config, resources, signal);
  const environment = {
    // The terminal of npm start is for people: by default it shows only warnings and errors.
    LOG_LEVEL: plan.dev ? 'info' : 'warn',
    ...plan.environment,
    ...(plan.dev ? { AILAAN_DEV: '1' } : {}),
    DATA_DIR: config.dataDir,
    ...databaseVariables(logins, config),
    SESSION_SECRET: config.sessionSecret ?? (await keepSecret(config.dataDir, SESSION_SECRET_FILE, 'SESSION_SECRET')),
    AUDIT_KEY: await auditKey(config),
  };
  signal.throwIfAborted();
  if (existsSync(plan.firstRun)) await seedFirstRun(plan.firstRun, environment, signal);
  signal.throwIfAborted();
  return { environment, worker: { DATABASE_URL: logins.worker } };
}

/** Database settings of the API: its own login, and nothing of the owner's. */
function databaseVariables({ api }: Logins, { databaseReadUrl, databaseLogins }: LaunchConfig) {
  const { role, password } = loginOf(api);
  const readUrl =
    databaseReadUrl &&
    (databaseLogins.api === undefined ? withLogin(databaseReadUrl, role, password) : databaseReadUrl);
  const untold = { DATABASE_OWNER_URL: undefined, DATABASE_WORKER_URL: undefined, PGPASSWORD: undefined };
  return { ...untold, DATABASE_URL: api, DATABASE_READ_URL: readUrl };
}

/** Hosts that share a database would each make a key of their own, so there it has to be given. */
async function auditKey({ auditKey, production, databaseUrl, dataDir }: LaunchConfig): Promise<string | undefined> {
  if (auditKey !== undefined || (production && databaseUrl !== undefined)) return auditKey;
  return keepSecret(dataDir, AUDIT_KEY_FILE, 'AUDIT_KEY');
}

async function startServices(
  plan: Plan,
  config: LaunchConfig,
  prepared: { readonly environment: Record<string, string | undefined>; readonly worker: Record<string, string> },
  resources: Resources,
  signal: AbortSignal,
): Promise<void> {
  // with plan.dev the API builds the web and writes beside its sources
  const program = [plan.api, plan.worker, plan.web, plan.templates].filter((url) => existsSync(url));
  const user = plan.dev ? undefined : await chooseServicesUser(config, program);
  const patience = plan.dev ? 2000 : 15_000;
  const run = (name: string, entry: URL, settings: Record<string, string> = {}) => {
    const environment = { ...prepared.environment, ...settings };
    const service = superviseService({ name, entry, environment, user, patience });
    resources.add(service.stop);
    return service;
  };
  // Both are on this machine, so they cannot share a port.
  const ownMetrics = config.metricsPort === undefined ? {} : { METRICS_PORT: String(config.metricsPort + 1) };
  // Closing runs backwards: started first, the worker ends after the API.
  const worker = existsSync(plan.worker)
    ? run('worker', plan.worker, { ...ownMetrics, ...prepared.worker })
    : undefined;
  worker?.keepAlive();
  const api = run('API', plan.api);
  await untilHealthy(config.port, config.host, api.firstEnd, signal);
  api.keepAlive();
  if (plan.dev) {
    const reload = async () => {
      await buildTemplatesIfStale(plan.templates, signal);
      await Promise.all([api.restart(), worker?.restart()]);
    };
    // A failed build has printed why; the services go on as they are.
    resources.add(watchSources(plan.sources, () => void reload().catch(() => undefined)));
  }
}

function readyLine(address: string, signIn: SignIn | undefined): string {
  if (signIn === undefined) return `Ailaan is ready at ${address} · administrators sign in at ${address}/admin/login`;
  const password = signIn.password === undefined ? 'the password of ADMIN_PASSWORD' : `password ${signIn.password}`;
  return `Ailaan is ready at ${address} · sign in as ${signIn.username} with ${password} at ${address}/admin/login`;
}
