import { createLinkTokens } from '../../services/platform/tokens/link-tokens.ts';
import { openPostgresBackend } from '../../services/worker/queue/backends.ts';
import { startApi } from '../support/api/start-api.ts';
import { dataUrl, GIF_SCRIPT, HTML, picture, SVG } from '../support/tenders/image-files.ts';
import { CATEGORY_NAMES, CHIEF_PASSWORD, ORGANIZATION_NAMES } from './arranged.ts';
import { Callers } from './people/callers.ts';
import { createWorld, type World } from './world/world.ts';

const NO_LIMITS = 1_000_000;
const TENDERS = 12;
const SECRET = 'of the fuzzed site, and long enough for the rule';
const TYPES = ['png', 'jpeg', 'gif'] as const;

export interface Site {
  readonly origin: string;
  readonly world: World;
  /** Everything logged so far. */
  readonly log: readonly string[];
  stop(): Promise<void>;
}

/** The whole API with a little of everything in it. */
export async function startSite(): Promise<Site> {
  const email = 'chief@example.pk';
  const admin = { username: 'chief.of.all', email, password: CHIEF_PASSWORD };
  const settings = { rateLimitScale: NO_LIMITS, admin, sessionSecrets: [SECRET] as [string], auditKey: SECRET };
  const api = await startApi({ settings, keepsAnswers: true });
  const callers = new Callers(api, admin);
  const make = async (path: string, body: unknown) => {
    const { status, text } = await callers.staff('POST', path, body);
    if (status !== 201) throw new Error(`${path}: ${status} ${text}`);
  };
  for (const name of CATEGORY_NAMES) await make('/api/categories', { name });
  for (const name of ORGANIZATION_NAMES) await make('/api/organizations', { name });
  for (let n = 1; n <= TENDERS; n++) {
    await make('/api/tenders', {
      title: `Road repair ${n}, Lahore`,
      description: 'سڑک کی مرمت',
      publishDate: '2026-11-01',
      closingDate: n % 3 === 0 ? '2026-11-10' : '2027-06-30',
      status: 'open',
      categories: ['Roads'],
      sectors: ['Government'],
      province: 'Punjab',
      city: 'Lahore',
      organizationIds: [1],
    });
  }
  const queue = await openPostgresBackend(api.config.databaseUrl); // as the worker makes it; its page is one of the calls
  const pictures = await Promise.all(TYPES.map(async (type) => dataUrl(type, await picture(type))));
  const impostors = [SVG, HTML, GIF_SCRIPT].flatMap((bytes) => TYPES.map((type) => dataUrl(type, bytes)));
  const world = createWorld({
    callers,
    owner: api.owner,
    tokens: createLinkTokens(SECRET).subscriptions,
    receiptTokens: createLinkTokens(SECRET).receipts,
    pictures,
    impostors,
  });
  const stop = async () => {
    await queue.queue.close();
    await queue.close();
    await api.stop();
  };
  return { origin: api.origin, world, log: api.log, stop };
}
