import { factsOf, type Layout, weekdayOf } from './notice.ts';

const highways: Layout = (plan) => {
  const { draw, day, time, city } = plan;
  const office = `BUILDINGS AND ROADS DIVISION ${city.toUpperCase()}`;
  const works = [
    'Resurfacing of the bypass, km 4 to 11',
    'Repair of the culvert at Canal Road',
    'Widening of College Road',
  ];
  return {
    lines: [
      '# GOVERNMENT OF THE PUNJAB',
      '## COMMUNICATION AND WORKS DEPARTMENT',
      `## OFFICE OF THE EXECUTIVE ENGINEER, ${office}`,
      `No. ${200 + draw.below(700)}/DB | Dated: ${day(plan.dated)}`,
      '# NOTICE INVITING TENDERS',
      `Sealed tenders on percentage rate basis are hereby invited for the works mentioned below from contractors enlisted or renewed with the department for the current year.`,
      `Tender documents can be obtained on written request with a deposit at call from the office of the undersigned up to ${day(plan.sale)} during office hours.`,
      `Tenders will be received on ${day(plan.closing)} up to ${time(plan.closes)} and will be opened on the same day at ${time(plan.opens)} in the presence of the contractors or their agents.`,
      '',
      '## Sr. No. | Name of work | Estimated cost | Earnest money',
      ...works.map((work, at) => `${at + 1} | ${work} | Rs. ${2 + at}.45 M | 2%`),
      '',
      'Conditional tenders and tenders by telegram will not be entertained.',
      '## EXECUTIVE ENGINEER',
    ],
    facts: factsOf(plan, office, 'COMMUNICATION AND WORKS DEPARTMENT', 'EXECUTIVE ENGINEER'),
  };
};

const highwayAuthority: Layout = (plan) => {
  const { draw, day, time } = plan;
  return {
    lines: [
      '# NATIONAL HIGHWAY AUTHORITY',
      '## Office of the General Manager (Maintenance)',
      '# INVITATION FOR BIDS',
      `1. The National Highway Authority invites electronic bids from firms registered with the Pakistan Engineering Council in category C-4 and above for routine maintenance of N-${5 * (1 + draw.below(15))} under single stage two envelope procedure.`,
      `2. A complete set of bidding documents may be downloaded from the portal until ${day(plan.sale)} on payment of a non-refundable fee of Rs. 5,000/-.`,
      `3. A pre-bid meeting is to be held on ${day(plan.meeting)} at 1100 hours in the conference room.`,
      `4. Bids must be submitted by ${time(plan.closes)} on ${weekdayOf(plan.closing)} the ${day(plan.closing)}. Technical proposals are opened half an hour later.`,
      '5. All bids must be accompanied by a bid security of Rs. 1.5 million as a bank guarantee valid for 28 days beyond the bid validity of 120 days.',
      '## General Manager (Maintenance)',
    ],
    facts: factsOf(plan, 'NATIONAL HIGHWAY AUTHORITY'),
  };
};

const extension: Layout = (plan) => {
  const { day, time, city } = plan;
  const office = `${city} Waste Management Company`;
  return {
    lines: [
      `# ${office.toUpperCase()}`,
      '# CORRIGENDUM',
      `Reference this office's advertisement dated ${day(plan.dated)} for the hiring of loaders and dumpers.`,
      `The date for submission of bids has been extended from ${day(plan.closing)} to ${day(plan.later)} at ${time(plan.closes)}. Bids shall be opened on the same date at ${time(plan.opens)}.`,
      'All other terms and conditions of the tender shall remain the same.',
      '## Manager Procurement',
    ],
    facts: { closingDate: plan.later, closingTime: plan.closes, offices: [office] },
  };
};

const lots: Layout = (plan) => {
  const { day, time, city } = plan;
  const office = `Public Health Engineering Division ${city}`;
  return {
    lines: [
      `# OFFICE OF THE EXECUTIVE ENGINEER`,
      `# ${office.toUpperCase()}`,
      '# TENDER NOTICE',
      'Sealed bids are invited from eligible firms for the following schemes under the procurement rules of the province.',
      '',
      '## No. | Scheme | Sale until | Closing date | Opening',
      `1 | Water supply scheme, Ward 3 | ${day(plan.sale)} | ${day(plan.closing)} ${time(plan.closes)} | ${time(plan.opens)}`,
      `2 | Drainage scheme, Ward 7 | ${day(plan.sale)} | ${day(plan.later)} ${time(plan.closes)} | ${time(plan.opens)}`,
      '',
      'Bid security of 2% of the bid price shall be attached in the shape of a call deposit.',
      '## EXECUTIVE ENGINEER',
    ],
    facts: { closingDate: null, closingTime: null, offices: [office, 'EXECUTIVE ENGINEER'] },
  };
};

const cantonment: Layout = (plan) => {
  const { day, time, city, draw } = plan;
  const office = `Cantonment Board ${city}`;
  return {
    lines: [
      `# OFFICE OF THE ${office.toUpperCase()}`,
      '# AUCTION / TENDER NOTICE',
      `1. Sealed tenders are invited from reputable contractors for the following works:`,
      'a. Construction of a footpath along Mall Road',
      'b. Whitewash of the board school',
      `2. Tender forms are on sale at the office until ${day(plan.sale)} at Rs. ${500 + 250 * draw.below(6)} each.`,
      `3. Tenders must be dropped in the tender box on ${day(plan.closing)} by ${time(plan.closes)} and will be opened the same day at ${time(plan.opens)} by the tender committee.`,
      '4. The undersigned reserves the right to accept or reject any or all tenders as per rules.',
      '## Cantonment Executive Officer',
    ],
    facts: factsOf(plan, office),
  };
};

export const WORKS = { highways, highwayAuthority, extension, lots, cantonment };
