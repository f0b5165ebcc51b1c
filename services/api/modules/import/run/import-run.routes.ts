import { importEndpoints } from '#contracts/api/imports.ts';
import { IMPORT_MAX_BYTES, IMPORT_PART_BYTES } from '#contracts/vocabulary/imports.ts';
import type { Queryable } from '#db/connection.ts';
import type { Dependencies } from '../../../platform/dependencies.ts';
import { UnreadableFileError } from '../../../platform/files/unreadable-file-error.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import { readBytes } from '../../../platform/http/read-body.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { countedAnswer } from '../../../platform/lists/answer-rows.ts';
import { missing } from '../../../platform/refusal.ts';
import { presentDetail, presentRun } from './import-run.presenter.ts';
import { findRun, listRuns } from './import-run.queries.ts';
import { failRun } from './import-runner.ts';
import { ImportProcess } from './process/import-process.ts';
import { claimRun, discardRun, stopRun } from './run.commands.ts';
import { createRun, receivePart } from './upload.commands.ts';

/** `program` is what the process of imports runs. */
export function importRunRoutes(
  { db, logger, config, clock, securityLog }: Dependencies,
  program: URL,
): readonly Route[] {
  const { databaseUrl, databaseSessionUrl, logLevel } = config;
  const importing = new ImportProcess(program, { databaseUrl, databaseSessionUrl, logLevel });
  return [
    route(importEndpoints.list, async ({ query }) => {
      const { rows, total } = await listRuns(db, query);
      return countedAnswer({ rows: rows.map(presentRun), total });
    }),
    route(importEndpoints.one, async ({ id }) => ({ body: await present(db, id) })),
    route(importEndpoints.create, async ({ body, user, meta }) => {
      const id = await createRun(db, body, user.id);
      const data = { route: importEndpoints.create.path, record: `import-${id}`, detail: `${body.size} bytes` };
      await securityLog.record({ type: 'ActDone', data }, meta);
      return { body: await present(db, id) };
    }),
    route(importEndpoints.upload, async ({ id, params, req, meta }) => {
      if (req.headers['content-type'] !== importEndpoints.upload.rawBody) {
        throw new HttpError(415, `Send the part as ${importEndpoints.upload.rawBody}.`);
      }
      const bytes = await readBytes(req, IMPORT_PART_BYTES);
      await receivePart(db, importing, id, { firstAt: positionOf(params.firstAt), bytes, meta });
      return { body: await present(db, id) };
    }),
    route(importEndpoints.start, async ({ id, body, meta }) => {
      const claim = await claimRun(db, id, body, meta);
      const run = { id, claim, dryRun: body.dryRun, meta };
      const end = (error: unknown) => failRun(db, logger, run, error);
      const ahead = clock().getTime() - Date.now();
      importing
        .ask({ run, ahead })
        .then((failure) => (failure === undefined ? undefined : end(new UnreadableFileError(failure))), end);
      return { body: await present(db, id) };
    }),
    route(importEndpoints.stop, async ({ id, meta }) => {
      await stopRun(db, id, meta);
      return { body: await present(db, id) };
    }),
    route(importEndpoints.discard, ({ id, meta }) => discardRun(db, id, meta)),
  ];
}

const present = async (db: Queryable, id: number) => presentDetail(await findRun(db, id));

function positionOf(text: string | undefined): number {
  const position = /^\d{1,9}$/.test(text ?? '') ? Number(text) : Number.NaN;
  if (!(position <= IMPORT_MAX_BYTES)) throw missing('Part');
  return position;
}
