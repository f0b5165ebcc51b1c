import { addDays, karachiDay } from '#contracts/rules/karachi-time.ts';
import { changeFilters, type TenderFilters } from '../filters.ts';
import { text } from '../messages.en.ts';

/** Windows to choose from, by how many days they reach beyond today. */
const WINDOWS = [
  { name: 'today', days: 0 },
  { name: 'days3', days: 3 },
  { name: 'week', days: 7 },
  { name: 'month', days: 30 },
] as const;

export function closingWindows(filters: TenderFilters, now: Date) {
  const today = karachiDay(now);
  return WINDOWS.map(({ name, days }) => {
    const last = addDays(today, days);
    const isActive = filters.closingFrom === today && filters.closingTo === last;
    return {
      label: text.windows[name],
      isActive,
      // without this window when it is the one chosen now
      filters: changeFilters(filters, { closingFrom: isActive ? '' : today, closingTo: isActive ? '' : last }),
    };
  });
}
