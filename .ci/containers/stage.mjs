import { deadline, ok, sh } from '../shell.mjs';
import { compose, openEngine } from './engine.mjs';
import { buildStandIns, PUBLIC_IMAGES, STAND_INS } from './stand-ins.mjs';

/** More is given where the machine is busy with others. */
const LIMIT_MS = Number(process.env.CONTAINER_MINUTES ?? 9) * 60_000;
/** Left for the end of the run whatever happens here. */
const RESERVE_MS = 30_000;
/** Time limits: what a part takes on a machine of two cores, with some room. */
const COMPOSITION_MS = 270_000;
const SAMPLE_MS = 75_000;
/** Real Postgres, real Redis: what finds differences between the containers and the machine's own. */
const SAMPLE =
  'tests/support/test-database.int.spec.ts db/event-store/append-to-stream.int.spec.ts services/worker/queue';

/**
 * Builds the images, runs docker-compose.yml for real with two APIs and three workers, follows the commands of
 * docs/operations for containers, and a sample of the integration tests on containers. `vitestRun(command, env, limitMs)` answers { passed, failed }. Says why when it cannot run.
 */
export async function runContainers(vitestRun) {
  const end = Date.now() + Math.min(LIMIT_MS, deadline.remainingMs() - RESERVE_MS);
  const left = () => Math.max(1000, end - Date.now());
  if (left() < 120_000) return { couldNotRun: 'too little time is left for containers' };
  const engine = await openEngine();
  if (engine.couldNotRun) return engine;
  try {
    const images = await publicImages(engine);
    const env = { ...engine.env, ...images, AILAAN_IMAGE: 'ailaan:ci', CONTAINERS: '1', COMPOSE: await compose() };
    if (images === STAND_INS) {
      console.log('No registry: images are stand-ins of the same contracts, made from Debian and npm packages.');
      const obstacle = await buildStandIns(engine.env);
      if (obstacle) return { couldNotRun: obstacle };
      env.ALLOW_UNPATCHED_NODE = '1'; // the npm package `node` lags behind
    }
    const network = engine.own ? '--network=host' : '';
    const build = `docker build -q ${network} --build-arg NODE_IMAGE=${images.NODE_IMAGE} -t ${env.AILAAN_IMAGE} .`;
    const built = await sh(build, engine.env, left());
    if (built.code === 124) return { couldNotRun: 'building the image took all the time there was' };
    if (built.code !== 0) return { passed: 0, failed: 1 };
    const obstacle = await engine.connect();
    if (obstacle) return { couldNotRun: obstacle };
    if (left() < COMPOSITION_MS) return { couldNotRun: 'building the image took too much of the time there was' };
    const composition = await vitestRun(`${engine.inside} npm test -- --project containers`, env, left());
    if (composition.couldNotRun) return composition;
    if (left() < SAMPLE_MS) {
      console.log('NOT RUN: no time is left for the integration tests on containers.');
      return composition;
    }
    const sampled = { ...env, TEST_SERVICES: 'containers' };
    const sample = await vitestRun(
      `${engine.inside} npm test -- --project integration --project redis ${SAMPLE}`,
      sampled,
      left(),
    );
    if (sample.couldNotRun)
      return { ...composition, remark: `NOT RUN: the sample on containers: ${sample.couldNotRun}` };
    return { passed: composition.passed + sample.passed, failed: composition.failed + sample.failed };
  } finally {
    await engine.close();
  }
}

/** Those of the registry when they can be had, else the names of the stand-ins. */
async function publicImages(engine) {
  if (engine.own) return STAND_INS;
  const pulls = Object.values(PUBLIC_IMAGES).map(
    (image) => `{ docker image inspect ${image} || timeout 60 docker pull -q ${image}; }`,
  );
  for (const pull of pulls) if (!(await ok(pull, engine.env))) return STAND_INS;
  return PUBLIC_IMAGES;
}
