import { PostgreSqlContainer } from '@testcontainers/postgresql';
import { RedisContainer } from '@testcontainers/redis';

export type TestService = { url: string; stop(): Promise<void> };

const PG_IMAGE = process.env.PG_IMAGE ?? 'postgres:18-alpine';
const REDIS_IMAGE = process.env.REDIS_IMAGE ?? 'redis:8-alpine';

/** Whether the tests bring their services in containers (TEST_SERVICES=containers) instead of from this machine. */
export const inContainers = (): boolean => process.env.TEST_SERVICES === 'containers';

/** A Postgres that need not survive anything. */
export async function startPostgresContainer(): Promise<TestService> {
  const container = await new PostgreSqlContainer(PG_IMAGE)
    .withDatabase('postgres')
    .withUsername('postgres')
    .withEnvironment({ POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale=C.UTF-8' })
    .withCommand(['postgres', '-c', 'max_connections=300', '-c', 'fsync=off', '-c', 'full_page_writes=off'])
    .start();
  return { url: container.getConnectionUri(), stop: async () => void (await container.stop()) };
}

export async function startRedisContainer(): Promise<TestService> {
  const container = await new RedisContainer(REDIS_IMAGE).start();
  return { url: container.getConnectionUrl(), stop: async () => void (await container.stop()) };
}
