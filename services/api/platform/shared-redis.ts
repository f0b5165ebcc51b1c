import { Redis } from 'ioredis';
import type { Logger } from 'pino';

/**
 * The Redis of REDIS_URL for counts that all API processes share. A command that cannot be answered at once fails, for
 * no visitor waits for Redis.
 */
export function openRedis(url: string | undefined, logger: Logger): Redis | undefined {
  if (url === undefined) return undefined;
  const redis = new Redis(url, { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 500 });
  let away = false;
  redis.on('ready', () => {
    away = false;
  });
  redis.on('error', (error) => {
    if (!away) logger.warn({ err: error }, 'Redis does not answer; limits are counted in each process');
    away = true;
  });
  return redis;
}
