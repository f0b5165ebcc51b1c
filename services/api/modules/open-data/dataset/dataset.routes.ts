import type { Request } from 'express';
import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import { readPortal } from '../../../../platform/settings/current-settings.ts';
import { CSV_COLUMNS } from '../../../../platform/tenders/tender-csv.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { textAnswer } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { type DatasetFrame, dcatCatalog } from './dcat.ts';

const cacheControl = 'public, max-age=3600';

/** Descriptions of the data for catalogues and for programs that read tables. */
export function datasetRoutes({ db, config }: Dependencies): readonly Route[] {
  const described = async (req: Request, type: string, describe: (frame: DatasetFrame) => object) =>
    textAnswer(
      req,
      { contentType: `application/${type}+json; charset=utf-8`, cacheControl },
      JSON.stringify(describe(await readPortal(db, config)), null, 2),
    );
  return [
    route(openDataEndpoints.csvMetadata, ({ req }) => described(req, 'csvm', csvMetadata)),
    route(openDataEndpoints.dcat, ({ req }) => described(req, 'ld', dcatCatalog)),
  ];
}

/** The companion of /tenders.csv (CSV on the Web): licence, publisher, and what each column means. */
function csvMetadata({ siteName, publicUrl, dataLicense }: DatasetFrame): object {
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
