import { inject } from 'vitest';
import type { RunningProduct } from './launcher/start-product.ts';

/** This worker's product for the tests in tests/e2e. Throws with the end of its output when it could not start. */
export function runningProduct(): RunningProduct {
  const product = inject('products')[Number(process.env.VITEST_POOL_ID) - 1];
  if (product === undefined) throw new Error(`Worker ${process.env.VITEST_POOL_ID} has no product of its own.`);
  if ('failure' in product) throw new Error(product.failure);
  return product;
}
