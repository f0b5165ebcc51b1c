import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import { readPortal } from '../../../../platform/settings/current-settings.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { textAnswer } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { csvMetadata } from './csv-metadata.ts';
import { dcatCatalog } from './dcat.ts';

const cacheControl = 'public, max-age=3600';

/** Descriptions of the data for catalogues and for programs that read tables. */
export function datasetRoutes({ db, config }: Dependencies): readonly Route[] {
  return [
    route(openDataEndpoints.csvMetadata, async ({ req }) =>
      textAnswer(
        req,
        { contentType: 'application/csvm+json; charset=utf-8', cacheControl },
        JSON.stringify(csvMetadata({ ...config, ...(await readPortal(db, config)) }), null, 2),
      ),
    ),
    route(openDataEndpoints.dcat, async ({ req }) =>
      textAnswer(
        req,
        { contentType: 'application/ld+json; charset=utf-8', cacheControl },
        JSON.stringify(dcatCatalog({ ...config, ...(await readPortal(db, config)) }), null, 2),
      ),
    ),
  ];
}
