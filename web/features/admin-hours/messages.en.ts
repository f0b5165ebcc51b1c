export const text = {
  tab: 'Hours',
  loading: 'Loading the hours',
  days: 'Mondays to Fridays, 9:00 to 17:00 in Karachi',
};
