import { draftEndpoints } from '#contracts/api/operations/drafts.ts';
import { readSecondLook } from '#db/settings/stored-settings.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { weakTag } from '../../platform/http/answer/answer.ts';
import { INERT } from '../../platform/http/answer/inert.ts';
import { ifMatchVersion } from '../../platform/http/etag.ts';
import { type RequestContext, type Route, route } from '../../platform/http/route.ts';
import { countedAnswer } from '../../platform/lists/answer-rows.ts';
import { orMissing } from '../../platform/refusal.ts';
import { giveBack, holdDraft, keepWork, submitDraft } from './draft.commands.ts';
import { presentDraft, presentRow, presentRows } from './draft.presenter.ts';
import { findDrafts, readDraft, readDrafts } from './draft.queries.ts';
import type { DraftTargets } from './draft-targets.ts';
import { discardDraft, restoreDraft } from './filing/discard-draft.ts';
import { fileDraft } from './filing/file-draft.ts';
import { mergeDrafts, splitDraft } from './filing/merge-drafts.ts';
import { findPagePicture } from './pages/page.queries.ts';
import { addSource, publishDraft } from './publishing/publish-draft.ts';

const calls = draftEndpoints;
const clerkOf = ({ user, meta }: Pick<RequestContext<typeof calls.discard>, 'user' | 'meta'>) => ({
  by: user.id,
  meta,
});

export function draftRoutes(dependencies: Dependencies, targets: DraftTargets): readonly Route[] {
  const { db } = dependencies;
  const answerRow = async (id: number) => {
    const body = await presentRow(db, await readDraft(db, id));
    return { body, etag: `"draft-${id}-${body.version}"` };
  };
  return [
    route(calls.file, async ({ body, ...context }) => {
      const { id, isNew } = await fileDraft(db, body.files, clerkOf(context));
      return { ...(await answerRow(id)), status: isNew ? 201 : 200 };
    }),
    route(calls.list, async ({ query, user }) => {
      const { rows: drafts, total } = await findDrafts(db, query, user.id);
      return countedAnswer({ rows: await presentRows(db, drafts), total });
    }),
    // before :id, which its name would be
    route(calls.rules, async () => ({ body: { secondLook: await readSecondLook(db) } })),
    route(calls.read, async ({ id }) => presentDraft(db, await readDraft(db, id))),
    pageRoute(dependencies),
    route(calls.hold, async ({ id, body, ...context }) => {
      await holdDraft(db, id, body, clerkOf(context));
      return answerRow(id);
    }),
    route(calls.keep, ({ id, body, ...context }) => keepWork(db, id, body, clerkOf(context))),
    route(calls.merge, async ({ body, ...context }) => answerRow(await mergeDrafts(db, body.ids, clerkOf(context)))),
    route(calls.split, async ({ id, ...context }) => ({
      body: await presentRows(db, await readDrafts(db, await splitDraft(db, id, clerkOf(context)))),
    })),
    route(calls.submit, async ({ id, body, req, ...context }) => {
      await submitDraft(db, id, body, clerkOf(context), ifMatchVersion(req, 'draft', id));
      return answerRow(id);
    }),
    route(calls.giveBack, async ({ id, body, ...context }) => {
      await giveBack(db, id, body.reason, clerkOf(context));
      return answerRow(id);
    }),
    route(calls.publish, async ({ id, body, req, ...context }) => {
      const ifVersion = ifMatchVersion(req, 'draft', id);
      const tenderId = await publishDraft(db, id, body, { ...clerkOf(context), targets, ifVersion });
      const answer = await targets.presentTenderOf(dependencies, tenderId);
      return { ...answer, headers: { Location: `/api/tenders/${tenderId}` } };
    }),
    route(calls.addSource, async ({ id, body, req, ...context }) => {
      const ifVersion = ifMatchVersion(req, 'draft', id);
      const tenderId = await addSource(db, id, body, { ...clerkOf(context), targets, ifVersion });
      return targets.presentTenderOf(dependencies, tenderId);
    }),
    route(calls.discard, ({ id, ...context }) => discardDraft(db, id, clerkOf(context))),
    route(calls.restore, async ({ id, ...context }) => {
      await restoreDraft(db, id, clerkOf(context));
      return answerRow(id);
    }),
  ];
}

/** Bytes of strangers that only administrators may see. */
const HEADERS = { ...INERT, 'Cache-Control': 'private, no-cache' };

function pageRoute({ db }: Dependencies): Route {
  return route(draftEndpoints.page, async ({ id, params: { number = '' }, query }) => {
    const found = /^[1-9]\d{0,3}$/.test(number)
      ? await findPagePicture(db, id, Number(number), query.size === 'small')
      : undefined;
    const { type, bytes } = orMissing('Page', found);
    const headers = { ...HEADERS, 'Content-Type': type, 'Content-Disposition': 'inline' };
    return { headers, body: bytes, etag: weakTag(bytes) };
  });
}
