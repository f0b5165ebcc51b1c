import type { OwnSubscription, Preferences } from '#contracts/api/newsletter.ts';

export type PreferencesValues = Readonly<ReturnType<typeof toValues>>;

export function toValues(subscription: OwnSubscription) {
  const { emailFrequency, interestAreas, provinces, sectors, categories, cities, words } = subscription;
  return { emailFrequency, interestAreas, provinces, sectors, categories, cities, words };
}

/** The body for the API, which refuses unknown choices. */
export function toBody(values: PreferencesValues): Preferences {
  return { ...values } as unknown as Preferences;
}
