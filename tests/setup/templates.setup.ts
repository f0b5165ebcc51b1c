import { buildTemplatesIfStale } from '../../services/launcher/build-if-stale.ts';

const LIMIT_MS = 60_000;

/** Builds the mail templates when stale. A failure reaches the tests that draw mails, as templates that are missing. */
export default async function setup() {
  const folder = new URL('../../templates/', import.meta.url);
  await buildTemplatesIfStale(folder, AbortSignal.timeout(LIMIT_MS)).catch((error: unknown) => console.error(error));
}
