import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import { tenderOfOcid } from '#contracts/rules/ocid.ts';
import { ID_MAX } from '#contracts/vocabulary/lists/public-lists.ts';
import type { Database } from '#db/connection.ts';
import { readPortal } from '../../../../platform/settings/current-settings.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { assertAcceptable, chunkedAnswer, type Format, weakTag } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { missing } from '../../../platform/refusal.ts';
import type { DatasetFrame } from '../dataset/dcat.ts';
import { EXTENSION_PATH, extension, extensionSchema } from './extension.ts';
import {
  finalRelease,
  type Place,
  readNames,
  readPublished,
  readStatements,
  readTenderStatements,
  releasesState,
  type TenderStatement,
} from './ocds.queries.ts';
import { mergeReleases } from './release/merge-releases.ts';
import { toRelease } from './release/release.ts';

const JSON_TYPE = 'application/json';
const LINES: Format = {
  contentType: 'application/x-ndjson; charset=utf-8',
  cacheControl: 'public, no-cache',
  fileName: 'ocds-releases.jsonl',
};
const PART = 500;

export function ocdsRoutes(dependencies: Dependencies): readonly Route[] {
  const { db, config } = dependencies;
  return [
    releasesRoute(dependencies),
    linesRoute(dependencies),
    recordsRoute(dependencies),
    recordRoute(dependencies),
    route(openDataEndpoints.extension, async () => ({
      body: extension(await readPortal(db, config)),
    })),
    route(openDataEndpoints.extensionSchema, async () => ({ body: extensionSchema })),
  ];
}

/** Place behind every tender of a position, unless a page ended amid those that one rename names. */
function placeOf(cursor: string): Place {
  const [position = 0, tenderId = ID_MAX] = cursor.split('-').map(Number);
  return { position, tenderId };
}

async function releasesOf(db: Database, statements: readonly TenderStatement[], publicUrl: string) {
  const names = await readNames(db, statements);
  return statements.map((statement) => toRelease(statement, names, publicUrl));
}

function releasesRoute({ db, config }: Dependencies): Route {
  return route(openDataEndpoints.releases, async ({ query, req }) => {
    assertAcceptable(req, JSON_TYPE);
    const { after, limit } = query;
    // one more than asked for tells whether there is a next page
    const found = await readStatements(db, { after: placeOf(after), upTo: await finalRelease(db), limit: limit + 1 });
    const statements = found.slice(0, limit);
    const releases = await releasesOf(db, statements, config.publicUrl);
    const address = (from: string) =>
      `/api/ocds/releases?${new URLSearchParams({ after: from, limit: String(limit) })}`;
    const last = found.length > limit ? statements.at(-1) : undefined;
    return page(last && `${config.publicUrl}${address(`${last.position}-${last.tenderId}`)}`, {
      ...packageHead(await readPortal(db, config), address(after), releases.at(-1)?.date),
      releases,
    });
  });
}

/** A package with the address of the next one. */
const page = <Package extends object>(next: string | undefined, body: Package) => ({
  body: { ...body, links: next === undefined ? {} : { next } },
  headers: next === undefined ? {} : { Link: `<${next}>; rel="next"` },
});

function linesRoute({ db, config }: Dependencies): Route {
  return route(openDataEndpoints.releaseLines, async ({ req }) => {
    assertAcceptable(req, LINES.contentType);
    const upTo = await finalRelease(db);
    const tag = weakTag('ocds', config.publicUrl, await releasesState(db, upTo));
    return chunkedAnswer(req, LINES, tag, releaseLines(db, config.publicUrl, upTo));
  });
}

async function* releaseLines(db: Database, publicUrl: string, upTo: number) {
  for (let after: Place = { position: 0, tenderId: 0 }; ; ) {
    const statements = await readStatements(db, { after, upTo, limit: PART });
    const releases = await releasesOf(db, statements, publicUrl);
    yield releases.map((release) => `${JSON.stringify(release)}\n`).join('');
    const last = statements.at(-1);
    if (last === undefined || statements.length < PART) return;
    after = last;
  }
}

function recordsRoute({ db, config }: Dependencies): Route {
  return route(openDataEndpoints.records, async ({ query: { after, limit }, req }) => {
    assertAcceptable(req, JSON_TYPE);
    const upTo = await finalRelease(db);
    const found = await readPublished(db, { after, upTo, limit: limit + 1 });
    const published = found.slice(0, limit);
    const ids = published.map(({ tenderId }) => tenderId);
    const records = await recordsOf(db, ids, upTo, config.publicUrl);
    const address = (from: number) =>
      `/api/ocds/records?${new URLSearchParams({ after: String(from), limit: String(limit) })}`;
    const last = found.length > limit ? published.at(-1) : undefined;
    const dates = records.map(({ compiledRelease }) => compiledRelease.date).sort();
    return page(last && `${config.publicUrl}${address(last.position)}`, {
      ...packageHead(await readPortal(db, config), address(after), dates.at(-1)),
      records,
    });
  });
}

/** The records of some tenders, in their order. */
async function recordsOf(db: Database, tenderIds: readonly number[], upTo: number, publicUrl: string) {
  const statements = await readTenderStatements(db, tenderIds, upTo);
  const releases = await releasesOf(db, statements, publicUrl);
  return tenderIds.flatMap((tenderId) => {
    const mine = releases.filter((_, at) => statements[at]?.tenderId === tenderId);
    const compiledRelease = mergeReleases(mine);
    return compiledRelease === undefined ? [] : [{ ocid: compiledRelease.ocid, releases: mine, compiledRelease }];
  });
}

function recordRoute({ db, config }: Dependencies): Route {
  return route(openDataEndpoints.record, async ({ params, req }) => {
    assertAcceptable(req, JSON_TYPE);
    const { ocid = '' } = params;
    const tenderId = tenderOfOcid(ocid);
    const [record] =
      tenderId === undefined ? [] : await recordsOf(db, [tenderId], await finalRelease(db), config.publicUrl);
    // the mark in an ocid is that of the portal which gave it: another one's tender 42 is none of ours
    if (record === undefined || record.ocid !== ocid) throw missing('Record');
    return {
      body: {
        ...packageHead(await readPortal(db, config), `/api/ocds/records/${ocid}`, record.compiledRelease.date),
        records: [record],
      },
    };
  });
}

/** Extensions that describe every field beyond the core; ours comes with them. */
const EXTENSIONS = [
  'https://raw.githubusercontent.com/open-contracting-extensions/ocds_bidOpening_extension/master/extension.json',
  'https://raw.githubusercontent.com/open-contracting-extensions/ocds_location_extension/master/extension.json',
];
/** Date of an empty package. */
const NEVER = '2025-01-01T00:00:00Z';

/** Head of a package; `path` is the address of the request, `date` that of the last release. */
function packageHead({ publicUrl, siteName, dataLicense }: DatasetFrame, path: string, date: string | undefined) {
  return {
    uri: `${publicUrl}${path}`,
    version: '1.1' as const,
    extensions: [...EXTENSIONS, `${publicUrl}${EXTENSION_PATH}`],
    publishedDate: date ?? NEVER,
    publisher: { name: siteName, uri: publicUrl },
    license: dataLicense.url,
    publicationPolicy: `${publicUrl}/reuse-our-data`,
  };
}
