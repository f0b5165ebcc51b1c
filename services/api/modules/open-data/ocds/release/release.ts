import type { Release } from '#contracts/api/open-data/open-data.ts';
import { ocidOf } from '#contracts/rules/ocid.ts';
import type { TenderStatement } from '../ocds.queries.ts';
import type { NamesAt } from './names-at.ts';
import { languageOf } from './notice-words.ts';
import { partiesOf } from './parties.ts';
import { clearedFacts, isCancellation, tagOf } from './tag.ts';
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
