import { CSV_COLUMNS } from '../../../../platform/tenders/tender-csv.ts';
import type { DatasetFrame } from './dcat.ts';

/** The companion of /tenders.csv (CSV on the Web): licence, publisher, and what each column means. */
export function csvMetadata({ siteName, publicUrl, dataLicense }: DatasetFrame): object {
  return {
    '@context': ['http://www.w3.org/ns/csvw', { '@language': 'en' }],
    '@id': `${publicUrl}/tenders.csv-metadata.json`,
    url: `${publicUrl}/tenders.csv`,
    'dc:title': `Tender notices of ${siteName}`,
    'dc:publisher': { 'schema:name': siteName, 'schema:url': { '@id': publicUrl } },
    'dc:license': { '@id': dataLicense.url },
    'dc:rights': `${dataLicense.name} for what ${siteName} itself wrote: ${publicUrl}/reuse-our-data`,
    dialect: { header: true, encoding: 'utf-8', lineTerminators: ['\r\n'] },
    tableSchema: {
      columns: Object.entries(CSV_COLUMNS).map(([name, [, datatype, description]]) => ({
        name,
        titles: name,
        datatype,
        'dc:description': description,
        ...(datatype === 'list' ? { datatype: 'string', separator: ' | ' } : {}),
      })),
      primaryKey: 'id',
    },
  };
}
