import { inject } from 'vitest';
import type { RunningProduct } from '../setup/product.setup.ts';

/** The product that runs for the tests in tests/e2e. Throws with the end of its output when it could not start. */
export function runningProduct(): RunningProduct {
  const product = inject('product');
  if ('failure' in product) throw new Error(product.failure);
  return product;
}
