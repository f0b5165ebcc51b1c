import { synonymEndpoints } from '#contracts/api/tenders/synonyms.ts';
import { nextId } from '#db/next-id.ts';
import { commandsOn, inOneTransaction } from '../../platform/commands/handle-command.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { ifMatchVersion } from '../../platform/http/etag.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { countedAnswer } from '../../platform/lists/answer-rows.ts';
import { synonymDecider } from './synonym.decider.ts';
import { projectSynonyms } from './synonym.projection.ts';
import { findSynonyms, productGroup, readSynonymGroup, refuseKnownNames } from './synonym.queries.ts';

const handle = commandsOn({ kind: 'synonym', decider: synonymDecider, project: projectSynonyms });

export function synonymRoutes({ db }: Dependencies): readonly Route[] {
  return [
    route(synonymEndpoints.list, async ({ query }) => countedAnswer(await findSynonyms(db, query))),
    route(synonymEndpoints.create, async ({ body, meta }) => {
      const id = await inOneTransaction(db, async (tx) => {
        await refuseKnownNames(tx, body.names);
        const next = await nextId(tx, 'synonym_id');
        await handle(tx, next, { type: 'AddSynonyms', group: body }, meta, { isNew: true });
        return next;
      });
      return { body: await readSynonymGroup(db, id) };
    }),
    route(synonymEndpoints.update, async ({ id, body, meta, req }) => {
      const ifVersion = ifMatchVersion(req, 'synonym', id);
      await handle(db, id, { type: 'ChangeSynonyms', group: body, product: productGroup(id) }, meta, { ifVersion });
      return { body: await readSynonymGroup(db, id) };
    }),
    route(synonymEndpoints.remove, async ({ id, meta }) => {
      await handle(db, id, { type: 'RemoveSynonyms', product: productGroup(id) }, meta);
    }),
  ];
}
