import { factsOf, type Layout } from './notice.ts';

const bank: Layout = (plan) => {
  const { day, time, city } = plan;
  return {
    lines: [
      '# INDUS VALLEY BANK LIMITED',
      `## Regional Office ${city}`,
      '# REQUEST FOR PROPOSALS',
      '## Hiring of Vehicles on Monthly Rental Basis',
      `The bank intends to hire eight vehicles with drivers. Firms with five years of experience may collect the documents from ${day(plan.dated)}.`,
      `Proposals in sealed envelopes should reach the address below on or before ${day(plan.closing)} by ${time(plan.closes)}; they will be opened at ${time(plan.opens)} the same day.`,
      `Queries may be sent in writing until ${day(plan.meeting)}.`,
      '## Head of General Services',
    ],
    facts: factsOf(plan, 'INDUS VALLEY BANK LIMITED', `Regional Office ${city}`),
  };
};

const municipal: Layout = (plan) => {
  const { day, time, city } = plan;
  const office = `Municipal Committee ${city}`;
  return {
    lines: [
      '# AUCTION OF PARKING STANDS',
      `## ${office.toUpperCase()}`,
      `It is notified for general information that ${office} will lease out its parking stands for the year 2026-27 by sealed tender.`,
      `Tender forms | Rs. 1,000 each, until ${day(plan.sale)}`,
      `Tenders due | ${day(plan.closing)} by ${time(plan.closes)}`,
      `Opening | same day, ${time(plan.opens)}`,
      'The reserve price can be seen in the office of the Chief Officer.',
      '## Chief Officer',
    ],
    facts: factsOf(plan, office),
  };
};

const postponed: Layout = (plan) => {
  const { day, time, city } = plan;
  const office = `${city} Development Authority`;
  return {
    lines: [
      `# ${office.toUpperCase()}`,
      '## Directorate of Estate Management',
      '# ADDENDUM TO TENDER NOTICE',
      `In the tender notice published on ${day(plan.dated)} for janitorial services of the civic centre, bids shall now be received until ${time(plan.closes)} on ${day(plan.later)} instead of ${day(plan.closing)}.`,
      'Everything else stays unchanged.',
      '## Director Estate Management',
    ],
    facts: { closingDate: plan.later, closingTime: plan.closes, offices: [office, 'Directorate of Estate Management'] },
  };
};

const withoutDate: Layout = (plan) => {
  const { day, city } = plan;
  const office = `Irrigation Department, ${city} Zone`;
  return {
    lines: [
      `# ${office.toUpperCase()}`,
      `Dated: ${day(plan.dated)}`,
      '# PREQUALIFICATION NOTICE',
      'Applications are invited from consulting engineers for the design of a barrage. The application with its documents must reach this office within 15 days of the publication of this notice.',
      'Forms are available free of cost at the office of the Chief Engineer.',
      '## Chief Engineer',
    ],
    facts: { closingDate: null, closingTime: null, offices: [office, 'Irrigation Department'] },
  };
};

const railway: Layout = (plan) => {
  const { day, time, city, draw } = plan;
  return {
    lines: [
      '# PAKISTAN RAILWAYS',
      `## Divisional Superintendent's Office, ${city}`,
      `# OPEN TENDER No. ${draw.below(900) + 100}-W/${draw.below(40) + 1}/2026`,
      `Tenders are invited for the following work. Tender documents can be purchased from the Divisional Engineer up to ${day(plan.sale)}.`,
      'Name of work | Special repair of staff quarters',
      'Completion period | 3 months',
      'Tender security | Rs. 50,000 as a deposit at call',
      `The tenders duly completed will be received till ${time(plan.closes)} of ${day(plan.closing)} and will be opened at ${time(plan.opens)} on the same date.`,
      '## Divisional Superintendent',
    ],
    facts: factsOf(plan, 'PAKISTAN RAILWAYS', 'Divisional Superintendent'),
  };
};

export const SERVICES = { bank, municipal, postponed, withoutDate, railway };
