import { Redis } from 'ioredis';
import { errorCode, messageOf } from '#db/start-error.ts';
import type { Config, LaunchConfig } from '../../platform/config.ts';
import { openTransport } from '../../platform/mail/open-transport.ts';
import { type Finding, fail, ok, oneLine, reasonOf, runCheck, warn } from './finding.ts';
import { isLocal } from './settings.ts';

type Settings = LaunchConfig | Config;

const IN_SETTINGS = 'Settings, Mail server';
const PATIENCE_MS = 5000;
const FULL_PERCENT = 90;
const CERTIFICATE = /CERT|SELF_SIGNED|VERIFY/;
const SPEAKS_PLAIN = /wrong version number/;

export const checkRedis = (url: string) =>
  runCheck('redis', async () => {
    const redis = new Redis(url, {
      lazyConnect: true,
      connectTimeout: PATIENCE_MS,
      commandTimeout: PATIENCE_MS,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    let lost: Error | undefined;
    redis.on('error', (error: Error) => {
      lost = error;
    });
    try {
      await redis.connect();
      return [judgeRedis(await redis.info())];
    } catch (error) {
      return [fail('redis', `Redis does not answer: ${reasonOf(lost ?? error)}`, 'Start it, or check REDIS_URL')];
    } finally {
      redis.disconnect();
    }
  });

/** Judges what INFO answers. Some services give less of it. */
export function judgeRedis(info: string): Finding {
  const told = new Map(info.split(/\r?\n/).map((line) => line.split(':', 2) as [string, string | undefined]));
  const value = (name: string) => told.get(name) || undefined;
  const [version = '', policy] = [value('redis_version'), value('maxmemory_policy')];
  const [limit, used] = [Number(value('maxmemory') ?? 0), Number(value('used_memory') ?? 0)];
  const [major = 99, minor = 0] = version === '' ? [] : version.split('.').map(Number);
  if (major < 5) return fail('redis', `Redis ${version} is too old for the queue`, 'Install 6.2 or later');
  if (value('role') === 'slave')
    return fail('redis', `Redis ${version} is a replica, which takes no jobs`, 'Set REDIS_URL to its primary');
  if (policy === undefined)
    return warn('redis', 'Redis answers, but does not tell its maxmemory-policy', 'See that it is noeviction');
  if (policy !== 'noeviction')
    return warn(
      'redis',
      `Redis ${version} may throw jobs away (maxmemory-policy ${policy})`,
      'Set maxmemory-policy noeviction',
    );
  const share = limit > 0 ? Math.floor((100 * used) / limit) : 0;
  if (share > FULL_PERCENT) {
    const says = `Redis ${version} uses ${share} % of its memory, and refuses jobs when that is full`;
    return (share >= 100 ? fail : warn)('redis', says, 'Raise maxmemory');
  }
  if (major < 6 || (major === 6 && minor < 2))
    return warn('redis', `Redis ${version} is old for the queue`, 'Install 6.2 or later');
  return ok('redis', `Redis ${version} answers`);
}

/** Signs in to the mail server, as the worker does, and sends nothing. `isStated`: by the settings of the administration. */
export async function checkMail(config: Settings, isStated: boolean): Promise<readonly Finding[]> {
  if (config.mail === 'simulated') {
    const says = `Emails are stored for administrators and sent to nobody (${isStated ? IN_SETTINGS : 'MAIL=simulated'})`;
    const advice = isStated ? 'State a mail server there' : 'Set MAIL=smtp, SMTP_URL and MAIL_FROM to send them';
    return [config.production ? warn('mail', says, advice) : ok('mail', says)];
  }
  return runCheck('mail', async () => {
    const transport = openTransport(config);
    try {
      await transport.verify();
      return [ok('mail', `The mail server at ${hostOf(config.smtpUrl)} takes us in`)];
    } catch (error) {
      const reason = reasonOf(error);
      const why = SPEAKS_PLAIN.test(reason) ? 'it speaks no TLS at this port, as smtps: wants' : reason;
      const says = `The mail server at ${hostOf(config.smtpUrl)} does not take us in: ${why}`;
      const where = isStated ? `Check the server in ${IN_SETTINGS}` : 'Check SMTP_URL';
      return [fail('mail', says, `${where}, its user and password; emails wait meanwhile`)];
    } finally {
      transport.close();
    }
  });
}

const hostOf = (url: string | undefined) => (url === undefined ? '' : new URL(url).host);

/** The site as visitors reach it; where they cannot be from here, the API of this machine. */
export async function checkSite({ publicUrl, port }: Settings, isRunning: boolean): Promise<readonly Finding[]> {
  const own = `http://127.0.0.1:${port}`;
  const answers = await Promise.all([readyz(own), own === publicUrl ? undefined : readyz(publicUrl)]);
  const [api, site] = answers;
  const certificate = site !== undefined && 'failed' in site && CERTIFICATE.test(site.failed);
  const lines = answers.flatMap((answer) => (answer !== undefined && 'lines' in answer ? answer.lines : []));
  const seen = new Set(lines);
  const problems = WHEN_SAID.filter(([line]) => seen.has(line)).map(([, finding]) => finding);
  if (lines.length === 0 && !certificate) {
    const why = site !== undefined && 'failed' in site ? `${publicUrl}: ${site.failed}` : `${own}: ${failureOf(api)}`;
    if (!isRunning) return [warn('site', `No API answers (${why})`, 'Start it')];
    return [fail('site', `No API answers (${why})`, 'Start it; look at its log and at the proxy')];
  }
  if (certificate)
    problems.push(
      warn('certificate', `${publicUrl} has one that is not trusted here (${site.failed})`, 'Get one for the site'),
    );
  else if (site !== undefined && 'failed' in site && !isLocal(publicUrl))
    problems.push(
      warn(
        'site',
        `The API is ready, but ${publicUrl} is not reached from here (${site.failed})`,
        'See from elsewhere that the name leads to the proxy, and that it runs',
      ),
    );
  const ready = site === undefined || 'failed' in site ? own : publicUrl;
  return problems.length > 0 ? problems : [ok('site', `Ready at ${ready}`)];
}

const WHEN_SAID: (readonly [line: string, finding: Finding])[] = [
  ['not ready', fail('site', 'An API is not ready: pages are 503', 'Look at Postgres, and at the log of the API')],
  [
    'proxy passed by',
    fail(
      'proxy',
      'Requests came through fewer proxies than TRUST_PROXY says: who reaches the API directly can state any address',
      'Close its port to all but the proxy, or lower TRUST_PROXY',
    ),
  ],
];

type Answer = { readonly lines: readonly string[] } | { readonly failed: string };

async function readyz(origin: string): Promise<Answer> {
  try {
    const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS), redirect: 'manual' });
    const lines = (await answer.text()).trim().split('\n').slice(0, 20);
    if (/^(not )?ready$/.test(lines[0] ?? '')) return { lines };
    return { failed: `answers ${answer.status}, and not as Ailaan does` };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { failed: oneLine(errorCode(cause) || messageOf(cause)) };
  }
}

const failureOf = (answer: Answer | undefined) => (answer !== undefined && 'failed' in answer ? answer.failed : '');
