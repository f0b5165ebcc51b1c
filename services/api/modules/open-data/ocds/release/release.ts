import type { Release } from '#contracts/api/open-data/open-data.ts';
import type { TenderFacts } from '#contracts/events/tenders.ts';
import { ocidOf } from '#contracts/rules/ocid.ts';
import { organizationsOf, procuringIdOf, type TenderStatement } from '../ocds.queries.ts';
import type { NamesAt } from './names-at.ts';
import { languageOf } from './notice-words.ts';
import { statusOf, tenderOf } from './tender-part.ts';

/** An event of the log, or a rename, as a release, which nothing but a redaction changes later. `publicUrl` without a final slash. */
export function toRelease(statement: TenderStatement, names: NamesAt, publicUrl: string): Release {
  const { tenderId, firstEventId, facts, redactions } = statement;
  const ocid = ocidOf(tenderId, firstEventId);
  const date = statement.at.toISOString();
  const language = languageOf(facts.title);
  const { parties, buyer } = partiesOf(statement, names);
  const tag = tagOf(statement);
  const isOfBuyer = tag === 'tenderAmendment' || tag === 'tenderCancellation';
  const told = redactedReleasesOf(statement, ocid, date);
  return {
    ocid,
    id: releaseId(ocid, statement),
    date,
    tag: [tag],
    initiationType: 'tender',
    language,
    ...(parties.length === 0 ? {} : { parties }),
    ...(buyer === undefined ? {} : { buyer }),
    tender: {
      id: String(tenderId),
      ...tenderOf(statement, names, clearedFacts(statement), { publicUrl, language }),
      status: statusOf(statement),
      ...(buyer === undefined ? {} : { procuringEntity: buyer }),
      ...(redactions.length === 0 ? {} : { redactions: redactions.map(redactionOf) }),
      ...(told.length === 0 ? {} : { redactedReleases: told }),
      ...(isOfBuyer ? { amendments: [amendmentOf(statement, ocid, date)] } : {}),
    },
  };
}

const versionId = (ocid: string, version: number) => `${ocid}-${version}`;

/** A rename comes between two versions, and several may come between the same two. */
const releaseId = (ocid: string, { event, isRename, position }: TenderStatement) =>
  isRename ? `${versionId(ocid, event.version)}-${position}` : versionId(ocid, event.version);

/** An act of the buyer: a changed notice, or its cancellation with the reason. */
function amendmentOf(statement: TenderStatement, ocid: string, date: string): object {
  const { event, facts } = statement;
  const changed = event.type === 'TenderUpdated' ? event.data.changed : [];
  const rationale = isCancellation(statement) ? facts.cancelledReason : null;
  return {
    id: String(event.version - 1),
    date,
    description: `Changed: ${changed.join(', ')}`,
    ...(rationale === null ? {} : { rationale }),
    amendsReleaseID: versionId(ocid, event.version - 1),
    releaseID: versionId(ocid, event.version),
  };
}

/** A field of ours: this release no longer says what these facts said when it was published. */
const redactionOf = ({ version, date, fields }: TenderStatement['redactions'][number]) => ({
  id: String(version),
  date: new Date(date).toISOString(),
  fields,
});

/** The release of a redaction names those that say less since. */
function redactedReleasesOf({ event, isRename }: TenderStatement, ocid: string, date: string): object[] {
  if (event.type !== 'TenderRedacted' || isRename) return [];
  const { fields, redactions } = event.data;
  const releaseIDs = redactions.map(({ version }) => versionId(ocid, version));
  return [{ id: String(event.version), date, fields, releaseIDs }];
}

interface Reference {
  readonly id: string;
  readonly name: string | null;
}

const partyId = (organizationId: number) => `AILAAN-ORGANIZATION-${organizationId}`;
/** OCDS lets a reference change, and not go. */
const NOBODY: Reference = { id: partyId(0), name: null };

/** Every organization of the notice with its part in it and its own address; those that it no longer names as null. */
function partiesOf(statement: TenderStatement, names: NamesAt): { parties: object[]; buyer?: Reference } {
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

/** The tag of an event: an act of the buyer only where somebody said that it was one. */
function tagOf(statement: TenderStatement): Release['tag'][number] {
  const { event, isRename } = statement;
  if (isRename) return 'tenderUpdate';
  switch (event.type) {
    case 'TenderPublished':
      return 'tender';
    case 'TenderUpdated':
      if (isCancellation(statement)) return 'tenderCancellation';
      return isByBuyer(event.data) ? 'tenderAmendment' : 'tenderUpdate';
    case 'TenderAlsoPublished':
    case 'TenderRemoved':
    case 'TenderRedacted':
      return 'tenderUpdate';
    default:
      return event satisfies never;
  }
}

/** Imports of before the cause was asked state what the source changed. */
const isByBuyer = ({ cause, importDigest }: { readonly cause?: string; readonly importDigest?: string }) =>
  cause === undefined ? importDigest !== undefined : cause === 'change';

const isCancellation = ({ event, facts, before }: TenderStatement) =>
  event.type === 'TenderUpdated' &&
  event.data.changed.includes('cancelledAt') &&
  facts.cancelledAt !== null &&
  before?.cancelledAt === null;

/** Facts that this very event took away, which a release says by null. */
function clearedFacts({ event, isRename }: TenderStatement): ReadonlySet<keyof TenderFacts> {
  if (isRename) return new Set();
  const told = event.type === 'TenderUpdated' ? event.data.changed : [];
  const taken = event.type === 'TenderRedacted' ? event.data.fields : [];
  return new Set([...told, ...taken]);
}
