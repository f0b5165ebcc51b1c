import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import { tenderOfOcid } from '#contracts/rules/ocid.ts';
import { finalPosition } from '#db/event-store/final-position.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { assertAcceptable, sendPieces, weakTag } from '../../../platform/http/answer/send-format.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { missing } from '../../../platform/refusal.ts';
import { readNames, readStatements, readTenderStatements, releasesState } from './ocds.queries.ts';
import { packageHead } from './package.ts';
import { compile, toRelease } from './release.ts';

const JSON_TYPE = 'application/json';
const LINES_TYPE = 'application/x-ndjson; charset=utf-8';
const CACHED = { 'Cache-Control': 'public, max-age=300' };
const PART = 500;

export function ocdsRoutes(dependencies: Dependencies): readonly Route[] {
  return [releasesRoute(dependencies), linesRoute(dependencies), recordRoute(dependencies)];
}

function releasesRoute({ db, config }: Dependencies): Route {
  return route(openDataEndpoints.releases, async ({ query, req }) => {
    assertAcceptable(req, JSON_TYPE);
    const { after, limit } = query;
    // one more than asked for tells whether there is a next page
    const found = await readStatements(db, { after, upTo: await finalPosition(db), limit: limit + 1 });
    const statements = found.slice(0, limit);
    const names = await readNames(db, statements);
    const releases = statements.map((statement) => toRelease(statement, names, config.publicUrl));
    const address = (from: number) =>
      `/api/ocds/releases?${new URLSearchParams({ after: String(from), limit: String(limit) })}`;
    const last = statements.at(-1);
    const next = found.length > limit && last ? `${config.publicUrl}${address(last.event.position)}` : undefined;
    return {
      send: {
        ...packageHead(config, address(after), releases.at(-1)?.date),
        releases,
        links: next === undefined ? {} : { next },
      },
      headers: { ...CACHED, ...(next === undefined ? {} : { Link: `<${next}>; rel="next"` }) },
    };
  });
}

function linesRoute({ db, config, logger }: Dependencies): Route {
  return route(openDataEndpoints.releaseLines, async ({ meta, req, res }) => {
    assertAcceptable(req, LINES_TYPE);
    const upTo = await finalPosition(db);
    const format = {
      contentType: LINES_TYPE,
      cacheControl: 'public, no-cache',
      fileName: 'ocds-releases.jsonl',
      etag: weakTag('ocds', config.publicUrl, await releasesState(db, upTo)),
      failed: (error: unknown) => logger.error({ err: error, requestId: meta.requestId }, 'the OCDS file broke off'),
    };
    return sendPieces(req, res, format, async function* () {
      for (let after = 0; ; ) {
        const statements = await readStatements(db, { after, upTo, limit: PART });
        const names = await readNames(db, statements);
        yield statements.map((one) => `${JSON.stringify(toRelease(one, names, config.publicUrl))}\n`).join('');
        const last = statements.at(-1);
        if (last === undefined || statements.length < PART) return;
        after = last.event.position;
      }
    });
  });
}

function recordRoute({ db, config }: Dependencies): Route {
  return route(openDataEndpoints.record, async ({ params, req }) => {
    assertAcceptable(req, JSON_TYPE);
    const { ocid = '' } = params;
    const tenderId = tenderOfOcid(ocid);
    const statements = tenderId === undefined ? [] : await readTenderStatements(db, tenderId);
    const names = await readNames(db, statements);
    const releases = statements.map((statement) => toRelease(statement, names, config.publicUrl));
    const compiledRelease = compile(releases);
    // the mark in an ocid is that of the portal which gave it: another one's tender 42 is none of ours
    if (compiledRelease === undefined || compiledRelease.ocid !== ocid) throw missing('Record');
    return {
      send: {
        ...packageHead(config, `/api/ocds/records/${ocid}`, compiledRelease.date),
        records: [{ ocid, releases, compiledRelease }],
      },
      headers: CACHED,
    };
  });
}
