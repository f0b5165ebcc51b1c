import type { OwnSubscription, Preferences } from '#contracts/api/newsletter.ts';
import type { EmailFrequency } from '#contracts/vocabulary/newsletter.ts';

/** What the controls of the form hold. */
export interface PreferencesValues {
  readonly emailFrequency: EmailFrequency;
  readonly interestAreas: readonly string[];
  readonly provinces: readonly string[];
  readonly sectors: readonly string[];
  readonly categories: readonly string[];
  readonly cities: readonly string[];
}

export function toValues(subscription: OwnSubscription): PreferencesValues {
  const { emailFrequency, interestAreas, provinces, sectors, categories, cities } = subscription;
  return { emailFrequency, interestAreas, provinces, sectors, categories, cities };
}

/** What the API is sent; it refuses what is not among its choices. */
export function toBody(values: PreferencesValues): Preferences {
  return { ...values } as unknown as Preferences;
}
