import { DISTRIBUTIONS } from '#contracts/vocabulary/lists/distributions.ts';
import type { Config } from '../../../../platform/config.ts';

const MEDIA_TYPES = 'https://www.iana.org/assignments/media-types/';

/** The catalogue of one dataset (DCAT 3) in JSON-LD, for portals that collect descriptions of open data. */
export function dcatCatalog({ siteName, publicUrl, supportEmail, dataLicense }: DatasetFrame): object {
  const page = `${publicUrl}/reuse-our-data`;
  const license = { '@id': dataLicense.url };
  const publisher = { '@id': `${publicUrl}/`, '@type': 'foaf:Agent', 'foaf:name': siteName };
  return {
    '@context': {
      dcat: 'http://www.w3.org/ns/dcat#',
      dct: 'http://purl.org/dc/terms/',
      foaf: 'http://xmlns.com/foaf/0.1/',
      vcard: 'http://www.w3.org/2006/vcard/ns#',
    },
    '@id': `${publicUrl}/api/dcat.jsonld`,
    '@type': 'dcat:Catalog',
    'dct:title': `${siteName}: open data`,
    'dct:publisher': publisher,
    'dct:license': license,
    'dcat:dataset': {
      '@id': `${page}#dataset`,
      '@type': 'dcat:Dataset',
      'dct:title': `Tender notices of ${siteName}`,
      'dct:description':
        'Tender notices of public bodies in Pakistan with their dates, places, categories and history.',
      'dct:publisher': publisher,
      'dct:license': license,
      'dct:accrualPeriodicity': { '@id': 'http://publications.europa.eu/resource/authority/frequency/UPDATE_CONT' },
      'dct:spatial': { '@id': 'http://publications.europa.eu/resource/authority/country/PAK' },
      'dcat:keyword': ['tenders', 'public procurement', 'Pakistan'],
      'dcat:landingPage': { '@id': page },
      'dcat:contactPoint': {
        '@type': 'vcard:Organization',
        'vcard:fn': siteName,
        'vcard:hasEmail': { '@id': `mailto:${supportEmail}` },
      },
      'dcat:distribution': DISTRIBUTIONS.map(({ path, media, title }) => ({
        '@id': `${publicUrl}${path}`,
        '@type': 'dcat:Distribution',
        'dct:title': title,
        'dct:license': license,
        'dcat:accessURL': { '@id': `${publicUrl}${path}` },
        'dcat:mediaType': { '@id': `${MEDIA_TYPES}${media}` },
      })),
    },
  };
}

export type DatasetFrame = Pick<Config, 'siteName' | 'publicUrl' | 'supportEmail' | 'dataLicense'>;
