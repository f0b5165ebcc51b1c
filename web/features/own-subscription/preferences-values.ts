import type { OwnSubscription, Preferences } from '#contracts/api/newsletter.ts';
import type { EmailFrequency } from '#contracts/vocabulary/newsletter.ts';

export interface PreferencesValues {
  readonly emailFrequency: EmailFrequency;
  readonly interestAreas: readonly string[];
  readonly provinces: readonly string[];
  readonly sectors: readonly string[];
  readonly categories: readonly string[];
  readonly cities: readonly string[];
  readonly words: string;
}

export function toValues(subscription: OwnSubscription): PreferencesValues {
  const { emailFrequency, interestAreas, provinces, sectors, categories, cities, words } = subscription;
  return { emailFrequency, interestAreas, provinces, sectors, categories, cities, words };
}

/** The body for the API, which refuses unknown choices. */
export function toBody(values: PreferencesValues): Preferences {
  return { ...values } as unknown as Preferences;
}
