/** Newspapers that the form of a tender suggests as its source until the operator states others. */
export const FIRST_NEWSPAPERS: readonly string[] = [
  'Business Recorder',
  'Daily Aaj',
  'Daily Express',
  'Daily Jang',
  'Daily Mashriq',
  'Daily Times',
  'Dawn',
  'Dunya',
  'Express Tribune',
  'Kawish',
  'Nawa-i-Waqt',
  'Pakistan Observer',
  'The Frontier Post',
  'The Nation',
  'The News International',
];

export const NEWSPAPERS_MAX = 300;
