import { accountEndpoints } from '../account/account.ts';
import { calendarEndpoints } from '../account/calendar.ts';
import { linkEndpoints } from '../account/links.ts';
import { notForMeEndpoints } from '../account/not-for-me.ts';
import { noticeMailEndpoints } from '../account/notice-mails.ts';
import { ownSubscriptionEndpoints } from '../account/own-subscription.ts';
import { savedEndpoints } from '../account/saved.ts';
import { savedSearchEndpoints } from '../account/saved-searches.ts';
import { secondFactorEndpoints } from '../account/second-factor.ts';
import { sessionEndpoints } from '../account/sessions.ts';
import { auditEndpoints } from '../audit.ts';
import { categoryEndpoints } from '../categories.ts';
import { contactEndpoints } from '../contact.ts';
import { emailEndpoints } from '../emails.ts';
import { importEndpoints } from '../imports.ts';
import { lookupEndpoints } from '../lookups.ts';
import { newsletterEndpoints } from '../newsletter.ts';
import { deskEndpoints } from '../operations/desk.ts';
import { draftEndpoints } from '../operations/drafts.ts';
import { ledgerEndpoints } from '../operations/ledger.ts';
import { proofEndpoints } from '../operations/payment-proofs.ts';
import { deliveryProofEndpoints } from '../operations/proof.ts';
import { queueBoardEndpoints } from '../operations/queue-board.ts';
import { settingsEndpoints } from '../operations/settings.ts';
import { statementEndpoints } from '../operations/statements.ts';
import { knownEndpoints } from '../organizations/known.ts';
import { organizationEndpoints } from '../organizations.ts';
import type { Endpoint } from '../shared/endpoint.ts';
import { similarTenders } from '../similar-tenders.ts';
import { bulkEndpoints } from '../tenders/bulk.ts';
import { cardEndpoints } from '../tenders/card.ts';
import { documentEndpoints } from '../tenders/documents.ts';
import { placeEndpoints } from '../tenders/places.ts';
import { redactionEndpoints } from '../tenders/redaction.ts';
import { sampleEndpoints } from '../tenders/samples.ts';
import { sortedEndpoints } from '../tenders/sorted.ts';
import { synonymEndpoints } from '../tenders/synonyms.ts';
import { tenderEndpoints } from '../tenders.ts';
import { userEndpoints } from '../users.ts';
import { changeEndpoints } from './changes.ts';
import { dumpEndpoints } from './dumps.ts';
import { openDataEndpoints } from './open-data.ts';

interface Subject {
  /** Purpose of the calls. */
  readonly about: string;
  readonly calls: readonly Endpoint[];
}

/** Every call of the product by subject; a test holds this list and the mounted routes together. */
export const EVERY_ENDPOINT: Readonly<Record<string, Subject>> = {
  'Open data': {
    about: 'Tenders in open formats: Atom, iCalendar, CSV, OCDS, sitemaps',
    calls: callsOf(openDataEndpoints, changeEndpoints, dumpEndpoints),
  },
  Tenders: {
    about: 'Tender notices: lists, searches, details, histories and scans',
    calls: callsOf(
      tenderEndpoints,
      { similarTenders },
      bulkEndpoints,
      sortedEndpoints,
      redactionEndpoints,
      placeEndpoints,
      cardEndpoints,
      documentEndpoints,
      sampleEndpoints,
    ),
  },
  Categories: { about: 'What is procured', calls: callsOf(categoryEndpoints) },
  Organizations: {
    about: 'Bodies that procure, or are named in a tender',
    calls: callsOf(organizationEndpoints, knownEndpoints),
  },
  Synonyms: { about: 'Names of one thing that searches take for each other', calls: callsOf(synonymEndpoints) },
  'Look-ups': { about: 'Lists of names for forms and filters', calls: callsOf(lookupEndpoints) },
  Newsletter: { about: 'Subscriptions and digests', calls: callsOf(newsletterEndpoints) },
  Payments: { about: 'Ledger of payments, reversals and receipts', calls: callsOf(ledgerEndpoints, proofEndpoints) },
  Inbox: {
    about: 'Drafts: stored files that are to become notices, and who has them in hand',
    calls: callsOf(draftEndpoints),
  },
  'Bank statements': {
    about: 'Payments in the statements of banks, and the subscriptions that they are for',
    calls: callsOf(statementEndpoints),
  },
  Contact: { about: 'Messages to the portal', calls: callsOf(contactEndpoints) },
  Users: { about: 'Accounts, signing in and out', calls: callsOf(userEndpoints) },
  Account: {
    about: 'The own account, its saved tenders and its devices',
    calls: callsOf(
      accountEndpoints,
      savedEndpoints,
      savedSearchEndpoints,
      calendarEndpoints,
      ownSubscriptionEndpoints,
      noticeMailEndpoints,
      notForMeEndpoints,
      secondFactorEndpoints,
      linkEndpoints,
      sessionEndpoints,
    ),
  },
  Emails: { about: 'Emails that the portal has sent', calls: callsOf(emailEndpoints, deliveryProofEndpoints) },
  Imports: { about: 'Files of notices turned into tenders', calls: callsOf(importEndpoints) },
  Settings: { about: 'Facts about the portal that its operator states', calls: callsOf(settingsEndpoints) },
  'Event log': { about: 'Who did what, and its verification', calls: callsOf(auditEndpoints) },
  Operations: { about: 'Queues behind the portal', calls: callsOf(deskEndpoints, queueBoardEndpoints) },
};

function callsOf(...groups: readonly Readonly<Record<string, Endpoint>>[]): readonly Endpoint[] {
  return groups.flatMap((group) => Object.values(group));
}
