import { inContainers, startRedisContainer } from '../support/containers/test-services.ts';

/** With TEST_SERVICES=containers a Redis for the run; else TEST_REDIS_URL names the one that was started for it. */
export default async function setup() {
  if (!inContainers() || process.env.TEST_REDIS_URL) return undefined;
  const redis = await startRedisContainer();
  process.env.TEST_REDIS_URL = redis.url; // the processes of the tests are started after this
  return redis.stop;
}
