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

/** Every call of the product by subject; a test holds this list and the mounted routes together. */
export const EVERY_ENDPOINT: Readonly<Record<string, readonly Endpoint[]>> = {
  'Open data': [
    ...Object.values(openDataEndpoints),
    ...Object.values(changeEndpoints),
    ...Object.values(dumpEndpoints),
  ],
  Tenders: [
    ...Object.values(tenderEndpoints),
    similarTenders,
    ...Object.values(bulkEndpoints),
    ...Object.values(sortedEndpoints),
    ...Object.values(redactionEndpoints),
    ...Object.values(placeEndpoints),
    ...Object.values(cardEndpoints),
    ...Object.values(documentEndpoints),
    ...Object.values(sampleEndpoints),
  ],
  Categories: Object.values(categoryEndpoints),
  Organizations: [...Object.values(organizationEndpoints), ...Object.values(knownEndpoints)],
  Synonyms: Object.values(synonymEndpoints),
  'Look-ups': Object.values(lookupEndpoints),
  Newsletter: Object.values(newsletterEndpoints),
  Payments: [...Object.values(ledgerEndpoints), ...Object.values(proofEndpoints)],
  Inbox: Object.values(draftEndpoints),
  'Bank statements': Object.values(statementEndpoints),
  Contact: Object.values(contactEndpoints),
  Users: Object.values(userEndpoints),
  Account: [
    ...Object.values(accountEndpoints),
    ...Object.values(savedEndpoints),
    ...Object.values(savedSearchEndpoints),
    ...Object.values(calendarEndpoints),
    ...Object.values(ownSubscriptionEndpoints),
    ...Object.values(noticeMailEndpoints),
    ...Object.values(notForMeEndpoints),
    ...Object.values(secondFactorEndpoints),
    ...Object.values(linkEndpoints),
    ...Object.values(sessionEndpoints),
  ],
  Emails: [...Object.values(emailEndpoints), ...Object.values(deliveryProofEndpoints)],
  Imports: Object.values(importEndpoints),
  Settings: Object.values(settingsEndpoints),
  'Event log': Object.values(auditEndpoints),
  Operations: [...Object.values(deskEndpoints), ...Object.values(queueBoardEndpoints)],
};
