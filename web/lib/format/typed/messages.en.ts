export const text = {
  noDate: 'This is no date. Type day, month and year, as in 12-12-2026 or 12 Dec.',
  noMonth: (month: string) => `There is no month ${month}. The day comes first, as in 25-12-2026.`,
  noDay: (day: string, month: string, most: number) => `There is no ${day} ${month}: that month has ${most} days.`,
  noYear: (year: string) => `${year} is no year of a notice. Type two or four digits, as in 26 or 2026.`,
  otherWeekday: (day: string, weekday: string) => `${day} is a ${weekday}. Correct the day of the week or the date.`,
  today: 'today',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  ahead: (days: string) => `in ${days} days`,
  ago: (days: string) => `${days} days ago`,
  addTime: 'Add the time, as in 12-12-2026 2:30 pm.',
  noTime: 'This is no time. Type it as 2:30 pm, 14:30 or 1430.',
  halfDay: (hours: string, minutes: string) =>
    `Is it ${hours}:${minutes} am or pm? Add am or pm, or type ${hours.padStart(2, '0')}:${minutes}.`,
} as const;
