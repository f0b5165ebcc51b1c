import { missing } from './debian.mjs';

/** Calls `use()` where Debian's Prometheus with its promtool is there or can be installed. */
export async function withPrometheus(use) {
  const obstacle = await missing('command -v prometheus && command -v promtool', 'prometheus');
  return obstacle ? { couldNotRun: obstacle } : use();
}
