/** Words of a list of costs that a bidder bears. */
const COSTS = `transportation transport carriage cartage freight packing loading unloading insurance octroi delivery handling
  duties duty taxes tax levies goods charges cost all and or of the`;

/** Things that a contractor brings to a site. */
const SITE = 'earth material materials water electricity power fuel labour machinery tools plant at site and or the';

const anyOf = (words: string) => `(?:${words.trim().split(/\s+/).join('|')})`;

/** Folded conditions of bidding, in words that other parts of a notice seldom have. */
const CONDITIONS = [
  `(?:responsible for|inclusive of|including(?: of)?|(?:expenses|cost|charges) (?:of|for))(?: ${anyOf(COSTS)}){2,12}`,
  `${anyOf(SITE)}(?: ${anyOf(SITE)}){1,11} (?:shall|will) be (?:arranged|provided|borne)`,
  '(?:bid|tender|performance|retention) (?:security|securities|money|guarantee|bond)',
  '(?:earnest money|security deposit|call deposit|bank (?:guarantee|draft)|demand draft|pay order)s?',
  '(?:affidavit )?(?:on )?(?:a )?(?:non )?judicial stamp papers?',
  'stamp (?:duty|papers? (?:of|worth) rs)',
  '(?:computer|type|hand) (?:printed|written|typed) (?:tenders?|bids?|offers?|rates?|forms?)',
  '(?:printed )?letter (?:head|pad)s?',
  '(?:income|sales) tax(?: (?:and|or|number|no|registration|certificates?|returns?|departments?))*',
  'active tax ?payers?(?: list)?',
  'pakistan engineering council',
  '(?:technical|financial) (?:and (?:technical|financial) )?(?:bid|proposal|offer)s?',
  'single stage (?:one|two) envelopes?',
  '(?:in|of) the (?:committee|conference|meeting) (?:room|hall)',
  '(?:telephone|phone|fax)(?: nos?| numbers?)?(?= [0-9])',
  '(?:by|on) (?:telephone|phone|fax)',
  '(?:advertisement|publication|printing) charges',
].join('|');

const ANY_CONDITION = new RegExp(`(?<= )(?:${CONDITIONS})(?= )`, 'g');

/**
 * A folded text without the conditions of bidding that notices repeat, whose words say nothing of what is bought: who
 * wants alerts for insurance is not told of each that leaves the insurance of goods to the bidder. Stop words take their places.
 */
export const withoutConditions = (folded: string): string => ` ${folded} `.replace(ANY_CONDITION, 'the').trim();
