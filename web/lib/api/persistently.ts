import { isWorthRetrying } from './api-error.ts';

const ATTEMPTS = 4;

/** Asks again after one, two and four seconds, where that can help. @throws what the last attempt or a refusal says */
export async function persistently<T>(ask: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (!isWorthRetrying(error) || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 1000 * 2 ** (attempt - 1)));
    }
  }
}
