import { readFile } from 'node:fs/promises';

const MB = 1024;

/** Memory of a process that is not swapped out, in megabytes (Linux only). */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s*(\d+)/m.exec(status)?.[1]) / MB;
}

export interface Sample {
  readonly seconds: number;
  readonly mb: number;
}

/**
 * Megabytes a minute by which memory grows: the least-squares line through the least of every `windowSeconds`, for what
 * lies above it is rubbish that has not been collected yet.
 */
export function slope(samples: readonly Sample[], windowSeconds = 30): number {
  const floor = new Map<number, Sample>();
  for (const sample of samples) {
    const window = Math.floor(sample.seconds / windowSeconds);
    const least = floor.get(window);
    if (least === undefined || sample.mb < least.mb) floor.set(window, sample);
  }
  const points = [...floor.values()];
  const mean = (of: (point: Sample) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean(({ seconds }) => seconds), mean(({ mb }) => mb)];
  const rise = mean(({ seconds, mb }) => (seconds - x) * (mb - y));
  return (60 * rise) / mean(({ seconds }) => (seconds - x) ** 2);
}
