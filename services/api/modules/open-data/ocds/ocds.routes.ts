import { openDataEndpoints } from '#contracts/api/open-data/open-data.ts';
import { tenderOfOcid } from '#contracts/rules/ocid.ts';
import type { Database } from '#db/connection.ts';
import { finalPosition } from '#db/event-store/final-position.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { assertAcceptable, type Format, piecesAnswer, weakTag } from '../../../platform/http/answer/answer.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { missing } from '../../../platform/refusal.ts';
import { readNames, readStatements, readTenderStatements, releasesState } from './ocds.queries.ts';
import { packageHead } from './package.ts';
import { compile, toRelease } from './release.ts';

const JSON_TYPE = 'application/json';
const LINES: Format = {
  contentType: 'application/x-ndjson; charset=utf-8',
  cacheControl: 'public, no-cache',
  fileName: 'ocds-releases.jsonl',
};
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
      body: {
        ...packageHead(config, address(after), releases.at(-1)?.date),
        releases,
        links: next === undefined ? {} : { next },
      },
      headers: next === undefined ? {} : { Link: `<${next}>; rel="next"` },
    };
  });
}

function linesRoute({ db, config }: Dependencies): Route {
  return route(openDataEndpoints.releaseLines, async ({ req }) => {
    assertAcceptable(req, LINES.contentType);
    const upTo = await finalPosition(db);
    const tag = weakTag('ocds', config.publicUrl, await releasesState(db, upTo));
    return piecesAnswer(req, LINES, tag, releaseLines(db, config.publicUrl, upTo));
  });
}

async function* releaseLines(db: Database, publicUrl: string, upTo: number) {
  for (let after = 0; ; ) {
    const statements = await readStatements(db, { after, upTo, limit: PART });
    const names = await readNames(db, statements);
    yield statements.map((one) => `${JSON.stringify(toRelease(one, names, publicUrl))}\n`).join('');
    const last = statements.at(-1);
    if (last === undefined || statements.length < PART) return;
    after = last.event.position;
  }
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
      body: {
        ...packageHead(config, `/api/ocds/records/${ocid}`, compiledRelease.date),
        records: [{ ocid, releases, compiledRelease }],
      },
    };
  });
}
