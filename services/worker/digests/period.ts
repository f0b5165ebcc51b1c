import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';

const RUN_HOUR = 7;

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
