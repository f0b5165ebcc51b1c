import type { TestProject } from 'vitest/node';
import { type RunningProduct, startProduct } from '../support/launcher/start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** One for each worker. */
    products: readonly (RunningProduct | { failure: string })[];
  }
}

/**
 * The real product, started as `npm start` starts it: own data, own port, builds what is stale. One for each worker, so
 * that files which run at the same time do not meet. A failure reaches the tests that need the product; thrown here, it
 * would hide the results of all others.
 */
export default async function setup(project: TestProject) {
  const started = await Promise.all(
    Array.from({ length: Number(project.config.maxWorkers) }, (_, at) => startProduct(`product-${at + 1}`)),
  );
  project.provide(
    'products',
    started.map(({ running }) => running),
  );
  return async () => {
    await Promise.all(started.map(({ stop }) => stop()));
  };
}
