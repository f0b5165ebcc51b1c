import { beforeAll, expect, test } from 'vitest';
import { emailEndpoints } from '#contracts/api/emails.ts';
import { sql } from '#db/connection.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import type { Actor } from '../../../../tests/support/http.ts';

const { preview } = emailEndpoints;
const HTML =
  '<!doctype html><html><head><title>x</title></head><body style="color:red"><script>1</script></body></html>';
let id: number;

const api = forAllTests(startApi);
const chief = forAllTests(() => api.admin());
beforeAll(async () => {
  const [row] = await api.owner.query<{
    id: number;
  }>(sql`INSERT INTO mail (kind, period, to_address, subject, html, text, status)
    VALUES ('contact', '1', 'a@b.pk', 'Hostile', ${HTML}, '', 'sent') RETURNING id`);
  id = row?.id ?? 0;
});

test('the preview of a mail is a document that runs nothing and reaches nothing [ASVS 3.2.1] [C13]', async () => {
  const { status, headers, body } = await chief.send(preview, { params: { id } });
  expect(status).toBe(200);
  expect(body).toBe(HTML.replace('<head>', '<head><base target="_blank">'));
  const policy = headers.get('content-security-policy') ?? '';
  const directives = new Map(
    policy.split(';').map((one) => [one.trim().split(' ')[0], one.trim().split(' ').slice(1)] as const),
  );
  expect(directives.get('sandbox')).toEqual(['allow-popups', 'allow-popups-to-escape-sandbox']);
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'self'"]);
  expect(directives.has('script-src')).toBe(false);
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('origin-agent-cluster')).toBe('?0');
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('only administrators see it, and only what is in the list [ASVS 8.2.2] [C13]', async () => {
  const status = async (actor: Actor, mail: number) => (await actor.send(preview, { params: { id: mail } })).status;
  expect(await status(api.visitor(), id)).toBe(401);
  expect(await status(await api.user(), id)).toBe(403);
  expect(await status(chief, id + 1000)).toBe(404);
  await chief.call(emailEndpoints.clear);
  expect(await status(chief, id)).toBe(404);
});
