import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import type { EventMeta } from '#contracts/events/event.ts';
import { forEachAnew } from '../../../tests/support/for-tests.ts';
import { createTestDatabase } from '../../../tests/support/test-database.ts';
import { openDatabase } from '../../connection.ts';
import { appendToStream, newEvent } from '../append-to-stream.ts';
import { watchLog } from './watch-log.ts';

const meta: EventMeta = { actor: { kind: 'visitor' }, requestId: 'r1', correlationId: 'r1', outcome: 'done' };
const NEVER_MS = 3_600_000;
const soon = { timeout: 10_000 };

let watch: ReturnType<typeof watchLog> | undefined;
const database = forEachAnew(createTestDatabase);
const db = forEachAnew(() => openDatabase(database.url));
afterEach(() => watch?.close());

const append = (streamId: string) =>
  appendToStream(db, { streamId, expectedVersion: null, events: [newEvent({ type: 'Happened', data: {} })], meta });

/** Watches, and answers what counts the changes after the first look. */
async function start(quietAfterMs: number) {
  const onChange = vi.fn();
  watch = watchLog(db, { onChange, except: '^own-', pace: { lookEveryMs: 10, quietAfterMs, quietEveryMs: NEVER_MS } });
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), soon);
  onChange.mockClear();
  return onChange;
}

it('tells of streams that count, and of no others', async () => {
  const onChange = await start(NEVER_MS);
  await append('own-1');
  await append('public-1');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), soon);
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(watch?.isAwake()).toBe(true);
});

it('looks seldom while nobody asks; the first question is followed by a look at once', async () => {
  const onChange = await start(0);
  await append('public-1');
  await sleep(200);
  expect(onChange).toHaveBeenCalledTimes(0);
  watch?.isAwake();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), soon);
});

it('ends in a quiet time, too', async () => {
  await start(0);
  await sleep(50);
  await watch?.close();
});
