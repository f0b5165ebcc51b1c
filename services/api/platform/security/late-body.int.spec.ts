import { request } from 'node:http';
import { expect, test } from 'vitest';
import { categoryEndpoints } from '#contracts/api/categories.ts';
import { documentEndpoints } from '#contracts/api/tenders/documents.ts';
import { userEndpoints } from '#contracts/api/users.ts';
import { EVERYTHING } from '../../../../tests/support/api/catalogue.ts';
import { PASSWORD } from '../../../../tests/support/api/people.ts';
import { startApi } from '../../../../tests/support/api/start-api.ts';
import { forAllTests } from '../../../../tests/support/for-tests.ts';
import { pdfOf } from '../../../../tests/support/payments/pdf-of.ts';

const api = forAllTests(() => startApi({ modules: EVERYTHING }));

/** Sends all of a body but its last byte, and that one after `meanwhile`. Answers the status. */
async function sendSlowly(path: string, cookie: string, type: string, body: Buffer, meanwhile: () => Promise<unknown>) {
  const headers = { cookie, origin: api.origin, 'content-type': type, 'content-length': body.length };
  const sent = request(api.origin + path, { method: 'POST', headers });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sent.once('error', reject).once('response', (answer) => resolve(answer.resume().statusCode));
  });
  sent.write(body.subarray(0, -1));
  await new Promise((later) => setTimeout(later, 300)); // checked, and waiting for the rest
  await meanwhile();
  sent.end(body.subarray(-1));
  return answered;
}

const { create } = categoryEndpoints;
const { upload } = documentEndpoints;
const asJson = (name: string) => Buffer.from(JSON.stringify({ name }));

test.each([
  { name: 'sends.json', path: create.path, type: 'application/json', of: asJson },
  { name: 'sends.files', path: `${upload.path}?name=x.pdf`, type: upload.rawBody, of: (text: string) => pdfOf(text) },
])('$name: a right that goes while the body is on its way is gone for it, too [ASVS 8.3.2]', async (one) => {
  const { name: username, path, type, of } = one;
  const [chief, { id }] = [await api.superAdmin(), await api.admin(username)];
  const { headers } = await api.visitor().send(userEndpoints.login, { body: { username, password: PASSWORD } });
  const cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const nothing = async () => undefined;
  expect(await sendSlowly(path, cookie, type, of('Early works'), nothing)).toBe(201);
  const demote = () => chief.call(userEndpoints.setRole, { params: { id }, body: { isAdmin: false } });
  expect(await sendSlowly(path, cookie, type, of('Late works'), demote)).toBe(401);
});
