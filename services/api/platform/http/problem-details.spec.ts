import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import express from 'express';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { serve } from '../../../../tests/support/listen.ts';
import { createLogger } from '../../../platform/logger.ts';
import { busy, Refusal } from '../refusal.ts';
import { errorHandler, toHttpError } from './problem-details.ts';
import { drain, readBytes, timeFor } from './read-body.ts';
import { validate } from './validate.ts';

test.each<[string, string, () => Error]>([
  ['warn', 'the portal is too busy for it', () => busy('Too many images.', 5)],
  ['error', 'request failed', () => busy('Nothing can be checked.', 5, new Error('no inspector'))],
  ['error', 'request failed', () => new Error('broken')],
  [
    'error',
    'the database does not answer; npm run doctor says what to do',
    () => Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' }),
  ],
])('a line of level %s is in the log: %s', async (level, msg, fault) => {
  const lines: string[] = [];
  const logger = createLogger('api', 'info', { write: (line) => void lines.push(line) });
  const app = express();
  app.get('/', () => {
    throw fault();
  });
  app.use(errorHandler({ logger, config: { publicUrl: 'http://portal.example' } as never }));
  const server = await serve(app);
  try {
    expect((await fetch(server.origin)).status).toBeGreaterThanOrEqual(500);
  } finally {
    await server.close();
  }
  const [line, ...more] = lines.map((one) => JSON.parse(one) as { err?: object });
  expect([line, more]).toEqual([expect.objectContaining({ level, msg }), []]);
  expect(line?.err !== undefined).toBe(msg === 'request failed');
});

test('a sending that the caller breaks off is no fault of ours', async () => {
  const app = express();
  const failed = Promise.withResolvers<unknown>();
  const begun = Promise.withResolvers<void>();
  app.post('/', (req) => {
    req.once('data', () => begun.resolve());
    readBytes(req, 100).catch(failed.resolve);
  });
  const server = await serve(app);
  try {
    const sent = request(server.origin, { method: 'POST', headers: { 'content-length': '9' } });
    sent.on('error', () => undefined); // broken off below
    sent.write('some');
    await begun.promise;
    sent.destroy();
    expect(toHttpError(await failed.promise).status).toBe(400);
  } finally {
    await server.close();
  }
});

test.each([
  ['a byte now and then of many that were stated', 10_000_000, 1, 408, readBytes],
  ['a file as quickly as a slow line takes', 60_000, 6000, 200, readBytes],
  ['a byte now and then of a body that nobody keeps', 10_000_000, 1, 408, drain],
])('%s (%i, %i a tenth of a second) is answered %i', async (_, length, each, status, read) => {
  const app = express();
  app.post('/', (req, res) => {
    read(req, 10_000_000, 300).then(
      () => res.end(),
      (error: unknown) => res.status(toHttpError(error).status).end(),
    );
  });
  const server = await serve(app);
  const sent = request(server.origin, { method: 'POST', headers: { 'content-length': length } });
  sent.on('error', () => undefined); // the rest of a late one
  let rest = length;
  const drip = setInterval(() => {
    rest -= each;
    if (rest > 0) sent.write('x'.repeat(each));
    else sent.end('x'.repeat(each));
  }, 100);
  try {
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(status);
  } finally {
    clearInterval(drip);
    sent.destroy();
    await server.close();
  }
});

test.each([
  ['a call', 100_000, 30],
  ['a part of an import', 1_000_000, 31],
  ['a proof of payment', 10_000_000, 312],
  ['a document', 20_971_520, 655],
])('%s of at most %i bytes has %i seconds to arrive, as a slow line takes', (_, limit, seconds) =>
  expect(Math.floor(timeFor(limit) / 1000)).toBe(seconds),
);

const BODY = z.strictObject({
  names: z.array(z.string().max(3)).min(1).max(2).default(['a']),
  count: z.number().int().max(9).optional(),
  kind: z.enum(['a', 'b'], 'Must be a or b').optional(),
});

const refusalOf = (value: unknown): unknown => {
  try {
    return validate(BODY, value);
  } catch (error) {
    return error instanceof Refusal ? error.errors : error;
  }
};

test.each([
  ['a list where an object is wanted', [], { body: 'Must be an object' }],
  ['nothing', null, { body: 'Must be an object' }],
  ['a text where a list is wanted', { names: 'a' }, { names: 'Must be a list' }],
  ['another kind inside a list', { names: [1] }, { 'names.0': 'Must be a text' }],
  ['a text where a number is wanted', { count: '1' }, { count: 'Must be a number' }],
  ['a broken number', { count: 1.5 }, { count: 'Must be a whole number' }],
  ['too great a number', { count: 10 }, { count: 'Must be at most 9' }],
  ['too long a list', { names: ['a', 'b', 'c'] }, { names: 'Must be at most 2' }],
  ['too short a list', { names: [] }, { names: 'Must be at least 1' }],
  ['what the contract has words for', { kind: 'c' }, { kind: 'Must be a or b' }],
  ['an unknown field', { more: 1 }, { more: 'Unknown field' }],
])('%s is refused in words for people', (_what, value, errors) => expect(refusalOf(value)).toEqual(errors));
