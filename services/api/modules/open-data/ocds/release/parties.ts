import { organizationsOf, procuringIdOf, type TenderStatement } from '../ocds.queries.ts';
import type { NamesAt } from './names-at.ts';

interface Reference {
  readonly id: string;
  readonly name: string | null;
}

const partyId = (organizationId: number) => `AILAAN-ORGANIZATION-${organizationId}`;
/** OCDS lets a reference change, and not go. */
const NOBODY: Reference = { id: partyId(0), name: null };

/** Every organization of the notice with its part in it and its own address; those that it no longer names as null. */
export function partiesOf(statement: TenderStatement, names: NamesAt): { parties: object[]; buyer?: Reference } {
  const { facts, before, position } = statement;
  const procuringId = procuringIdOf(facts);
  const named = organizationsOf(facts);
  const former = before === undefined ? [] : organizationsOf(before).filter((id) => !named.includes(id));
  const name = procuringId === undefined ? undefined : names.organization(procuringId, position)?.name;
  const buyer = procuringId === undefined || name === undefined ? undefined : { id: partyId(procuringId), name };
  const parties = [
    ...named.flatMap((id) => {
      const then = names.organization(id, position);
      if (then === undefined) return [];
      const roles = id === procuringId ? ['buyer', 'procuringEntity'] : ['interestedParty'];
      return [{ id: partyId(id), name: then.name, ...addressOf(id, position, names), roles }];
    }),
    ...former.map((id) => ({ id: partyId(id), name: null, ...addressOf(id, position, names, null), roles: null })),
  ];
  if (buyer !== undefined) return { parties, buyer };
  return { parties, ...(former.length === 0 ? {} : { buyer: NOBODY }) };
}

/** The organization's own address as its record has it, never the place of the notice. */
function addressOf(id: number, position: number, names: NamesAt, stated = names.organization(id, position)?.address) {
  if (typeof stated === 'string') return { address: { streetAddress: stated } };
  return names.hadAddress(id, position) ? { address: { streetAddress: null } } : {};
}
