import { formatInstant } from './format.ts';

/** An ISO instant as '30 Nov 2025, 11:00:07 am' in Karachi, for logs. */
export function formatSecond(instant: string): string {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) return instant;
  const seconds = new Date(at).toISOString().slice(17, 19);
  return formatInstant(instant).replace(/:\d\d/, (minutes) => `${minutes}:${seconds}`);
}
