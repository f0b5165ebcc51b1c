import type { SynonymEvent } from '#contracts/events/administration/names.ts';
import { synonymKey } from '#contracts/rules/search/synonyms.ts';
import { foldForSearch } from '#contracts/rules/search-text.ts';
import { sql } from '#db/connection.ts';
import type { Projection } from '../../platform/commands/projection.ts';

/** A removed group stays as one without names, because one of the product would come back otherwise. */
const statements = [
  sql`INSERT INTO synonym_group AS g (id, version, names, kinds, keys)
    SELECT e.id, e.version, ARRAY(SELECT jsonb_array_elements_text(e.data #> '{group,names}')),
      ARRAY(SELECT jsonb_array_elements_text(e.data #> '{group,kinds}')), ARRAY(SELECT jsonb_array_elements_text(e.derived -> 'keys'))
    FROM e
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, names = excluded.names, kinds = excluded.kinds, keys = excluded.keys
    WHERE g.version < excluded.version`,
];

export const projectSynonyms: Projection<SynonymEvent> = {
  SynonymsStated: {
    isWhole: true,
    derive: ({ data }) => ({ keys: data.group.names.map((name) => synonymKey(foldForSearch(name))) }),
    statements,
  },
  SynonymsRemoved: { isWhole: true, derive: () => ({ keys: [] }), statements },
};
