import { statementEndpoints } from '#contracts/api/operations/statements.ts';
import { STATEMENT_MAX_BYTES } from '#contracts/vocabulary/lists/statements.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { readBytes } from '../../platform/http/read-body.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { countedAnswer } from '../../platform/lists/answer-rows.ts';
import { setAside, setLinesAside } from './set-aside.ts';
import { confirmLine, confirmSure, removeStatement, takeStatement } from './statement.commands.ts';
import { listLines, listStatements, readLine, readOwnAccounts, readStatementRow } from './statement.queries.ts';
import type { StatementTargets } from './statement-targets.ts';

const { upload, list, remove, lines, confirm, confirmSure: sure, decide, setAside: aside } = statementEndpoints;

export function statementRoutes({ db, clock }: Dependencies, targets: StatementTargets): readonly Route[] {
  return [
    route(upload, async ({ query, req, user, meta }) => {
      if (req.headers['content-type'] !== upload.rawBody)
        throw new HttpError(415, `Send the file as ${upload.rawBody}.`);
      const bytes = await readBytes(req, STATEMENT_MAX_BYTES);
      const accounts = await readOwnAccounts(db);
      const id = await takeStatement(db, { fileName: query.fileName, bytes, accounts, userId: user.id }, meta);
      return { body: await readStatementRow(db, id) };
    }),
    route(list, async ({ query }) => countedAnswer(await listStatements(db, query))),
    route(remove, ({ id, meta }) => removeStatement(db, id, meta)),
    route(lines, async ({ query }) => countedAnswer(await listLines(db, query.state, query, clock()))),
    route(confirm, async ({ id, body, meta }) => {
      await confirmLine(db, id, body, { targets, meta, now: clock() });
      return { body: await readLine(db, id, clock()) };
    }),
    route(sure, async ({ body, meta }) => ({ body: await confirmSure(db, body, { targets, meta, now: clock() }) })),
    route(decide, async ({ body, meta }) => ({ body: await setLinesAside(db, body, meta, clock()) })),
    route(aside, async ({ id, body, meta }) => {
      await setAside(db, id, body.isSetAside, meta, clock());
      return { body: await readLine(db, id, clock()) };
    }),
  ];
}
