import { expect, it } from 'vitest';
import { createReadiness } from './readiness.ts';

const well = async () => undefined;
const ill = () => Promise.reject(new Error('away'));

it('is ready with everything that is needed, and tells of what is only wanted', async () => {
  const readiness = createReadiness({ needed: { postgres: well }, wanted: { queue: ill } });
  expect(await readiness.check()).toEqual({ ready: true, text: 'ready\nqueue away\npostgres ok\n' });
});

it('is not ready without what is needed', async () => {
  const readiness = createReadiness({ needed: { postgres: well, queue: ill } });
  expect(await readiness.check()).toEqual({ ready: false, text: 'not ready\npostgres ok\nqueue away\n' });
});

it('stays ready for what a needed server still does, and says what it cannot', async () => {
  const readiness = createReadiness({ needed: { postgres: async () => 'cannot write' } });
  expect(await readiness.check()).toEqual({ ready: true, text: 'ready\npostgres cannot write\n' });
});

it('does not wait for what hangs', async () => {
  const readiness = createReadiness({ needed: { postgres: () => new Promise(() => undefined) } });
  expect((await readiness.check()).ready).toBe(false);
}, 3000);

it('asks once, however many want to know at once [C35]', async () => {
  let asked = 0;
  const readiness = createReadiness({
    needed: {
      postgres: async () => {
        asked++;
      },
    },
  });
  await Promise.all(Array.from({ length: 200 }, () => readiness.check()));
  expect(asked).toBe(1);
});

it('is not ready any more once it is about to end', async () => {
  const readiness = createReadiness({ needed: { postgres: well } });
  readiness.drain();
  expect((await readiness.check()).ready).toBe(false);
  expect(readiness.draining).toBe(true);
});
