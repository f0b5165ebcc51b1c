import { text } from '../messages.en.ts';

const { second, minute, hour, day } = text.units;

/** '40 seconds', '5 minutes', '3 hours', '12 days'. */
export function ageInWords(seconds: number): string {
  if (seconds < 120) return second(String(Math.round(seconds)));
  if (seconds < 7200) return minute(String(Math.round(seconds / 60)));
  return seconds < 172_800 ? hour(String(Math.round(seconds / 3600))) : day(String(Math.round(seconds / 86_400)));
}
