import { isDeepStrictEqual } from 'node:util';
import type { SynonymEvent, SynonymFacts } from '#contracts/events/administration/names.ts';
import type { Decider, Decision } from '../../platform/commands/decider.ts';
import { type RecordState, recordOf } from '../../platform/commands/record.ts';
import { conflict, missing } from '../../platform/refusal.ts';

/** `product`: the group as it comes with the product; absent for one of an administrator. */
type SynonymCommand =
  | { readonly type: 'AddSynonyms'; readonly group: SynonymFacts }
  | { readonly type: 'ChangeSynonyms'; readonly group: SynonymFacts; readonly product: SynonymFacts | undefined }
  | { readonly type: 'RemoveSynonyms'; readonly product: SynonymFacts | undefined };

function decide(command: SynonymCommand, state: RecordState<SynonymFacts>): Decision<SynonymEvent> {
  if (command.type === 'AddSynonyms') {
    if (state.kind !== 'none') throw conflict('These synonyms exist already.');
    return [{ type: 'SynonymsStated', data: { group: command.group } }];
  }
  const isGone = state.kind === 'removed';
  const present = state.kind === 'present' ? state.facts : isGone ? undefined : command.product;
  if (present === undefined && command.product === undefined) throw missing('Group of synonyms');
  switch (command.type) {
    case 'ChangeSynonyms':
      if (isDeepStrictEqual(present, command.group)) return [];
      return [{ type: 'SynonymsStated', data: { group: command.group } }];
    case 'RemoveSynonyms':
      return isGone ? [] : [{ type: 'SynonymsRemoved', data: {} }];
    default:
      return command satisfies never;
  }
}

export const synonymDecider: Decider<RecordState<SynonymFacts>, SynonymCommand, SynonymEvent> = {
  ...recordOf<SynonymFacts, SynonymEvent>(({ group }) => group),
  decide,
};
