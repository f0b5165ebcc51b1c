/** ISO 3166-2 codes of the provinces and territories. */
const REGIONS: Readonly<Record<string, string>> = {
  Punjab: 'PK-PB',
  Sindh: 'PK-SD',
  'Khyber Pakhtunkhwa': 'PK-KP',
  Balochistan: 'PK-BA',
  'Islamabad Capital Territory': 'PK-IS',
  'Gilgit-Baltistan': 'PK-GB',
  'Azad Jammu and Kashmir': 'PK-JK',
};

/** The region code for geo meta tags; 'PK' when the province is unknown. */
export function regionOf(province: string | null | undefined): string {
  return REGIONS[province ?? ''] ?? 'PK';
}
