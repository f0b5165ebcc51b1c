import { addDays, KARACHI_OFFSET_MS, karachiDay } from '#contracts/rules/karachi-time.ts';

const RUN_HOUR = 7;
/** Milliseconds whose alerts go out together, so that ten tenders published at once are one email. */
const ALERT_SLOT_MS = 10_000;
/** Delay after the end of a slot: the relay moves its checkpoint only after it has added the job. */
const GRACE_MS = 500;

/** `2026-11-20`: the Karachi day whose 07:00 was last. */
export function dailyPeriod(now: Date): string {
  return karachiDay(new Date(now.getTime() - RUN_HOUR * 3_600_000));
}

/** `2026-W47`: the ISO week whose Monday 07:00 in Karachi was last. */
export function weeklyPeriod(now: Date): string {
  const day = dailyPeriod(now);
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const thursday = addDays(day, 3 - weekday);
  const year = Number(thursday.slice(0, 4));
  const ordinal = (Date.parse(`${thursday}T00:00:00Z`) - Date.UTC(year, 0, 1)) / 86_400_000;
  return `${year}-W${String(Math.floor(ordinal / 7) + 1).padStart(2, '0')}`;
}

/** `2026-11-20-093010`: the slot of alerts, by its end in Karachi, and the delay of its job. */
export function alertSlot(now: Date, slotMs = ALERT_SLOT_MS): { readonly period: string; readonly delayMs: number } {
  const end = (Math.floor(now.getTime() / slotMs) + 1) * slotMs;
  const local = new Date(end + KARACHI_OFFSET_MS).toISOString();
  const subsecond = slotMs % 1000 === 0 ? '' : `-${local.slice(20, 23)}`;
  return {
    period: `${local.slice(0, 10)}-${local.slice(11, 19).replaceAll(':', '')}${subsecond}`,
    delayMs: end - now.getTime() + GRACE_MS,
  };
}
