import type { PersonDeliveryProof } from '#contracts/api/operations/proof.ts';
import type { MatchCode, NotSentCode } from '#contracts/vocabulary/lists/match-reasons.ts';

export const text = {
  heading: 'Proof of What Was Told',
  lead: 'Whether a person was told of a notice, by which choice, or why not; and how many people were told of it and of its changes.',
  tender: 'Number of the Notice',
  person: 'Subscriber',
  personHint: 'Email address, or number of the subscription',
  ask: 'Look It Up',
  asking: 'Looking...',
  failed: 'The answer could not be loaded',
  counts: 'Told of This Notice',
  told: 'Subscribers told',
  saved: 'People who saved it',
  toldOfChanges: 'People told of changes',
  changeMails: 'Emails about changes',
  verdicts: {
    told: 'Was told',
    wanted: 'Matches, and comes with the next digest',
    passed: 'Was passed over',
  } satisfies Record<PersonDeliveryProof['verdict'], string>,
  matched: (code: MatchCode, of: string) =>
    ({
      area: `Matches the area ${of}`,
      category: `Matches the category ${of}`,
      words: `Matches the words ${of}`,
      search: `Matches the saved search ${of}`,
    })[code],
  everything: 'Every choice is left open, so everything matches',
  passed: (code: NotSentCode, of: string) =>
    ({
      'no-area': `No area, category or words match${of === '' ? '' : ` (chosen: ${of})`}`,
      excluded: `Excluded by the words ${of}`,
      place: `Is not in the chosen places (${of})`,
      sector: `Is not in the chosen sectors (${of})`,
      unpaid: 'The subscription is not paid now',
      disabled: 'The subscription is disabled by an administrator',
      unsubscribed: 'The subscriber has unsubscribed',
      'no-subscription': 'The account has no subscription: it hears of changes in notices that it has saved',
      'before-payment': 'Was published before the first payment',
      closed: 'The notice is closed, and digests tell of open ones',
      withdrawn: 'The notice was withdrawn',
      earlier: 'Came before what digests look back to: two weekly ones',
      hidden: 'The subscriber has hidden the notice',
      'already-told': 'Was told, so no digest repeats it',
    })[code],
  sent: (kind: string, at: string, status: string) => `Email "${kind}" of ${at}: ${status}`,
  change: (version: string, at: string) => `Change to version ${version}: told ${at}`,
  hasSaved: 'Has saved the notice',
  withdrawnAt: (at: string) => `Withdrawn ${at}`,
  now: 'Matching is judged by the choices as they are now.',
};
