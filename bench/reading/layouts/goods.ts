import { factsOf, type Layout } from './notice.ts';

const university: Layout = (plan) => {
  const { day, time, city } = plan;
  const office = `University of ${city}`;
  return {
    lines: [
      `# ${office.toUpperCase()}`,
      '## Directorate of Procurement',
      '# TENDER NOTICE',
      '## PURCHASE OF LABORATORY EQUIPMENT FOR THE DEPARTMENT OF CHEMISTRY',
      `Sealed bids are invited from manufacturers, their authorized dealers and importers registered with the income tax and sales tax departments.`,
      `Last date and time for submission of bids: ${day(plan.closing)}, ${time(plan.closes)}`,
      `Date and time of opening of technical bids: ${day(plan.closing)}, ${time(plan.opens)}`,
      'Bid security: 2% of the quoted value as a pay order in the name of the Treasurer',
      'Price of documents: Rs. 2,000 (non-refundable)',
      'The documents are on the website of the university and of the regulatory authority.',
      '## Treasurer',
    ],
    facts: factsOf(plan, office, 'Directorate of Procurement'),
  };
};

const hospital: Layout = (plan) => {
  const { day, time, city } = plan;
  const office = `DISTRICT HEADQUARTERS HOSPITAL ${city.toUpperCase()}`;
  return {
    lines: [
      `# OFFICE OF THE MEDICAL SUPERINTENDENT`,
      `# ${office}`,
      '# TENDER NOTICE FOR THE YEAR 2026-27',
      `The hospital invites sealed bids from firms for the supply of medicines, surgical disposables and X-ray films.`,
      'Sr. | Item | Documents available until | Receiving of bids | Opening of bids',
      `1 | Medicines and disposables | ${day(plan.sale)} | ${day(plan.closing)} at ${time(plan.closes)} | ${day(plan.closing)} at ${time(plan.opens)}`,
      '',
      'Bids are to be submitted under single stage two envelope procedure. Rates shall stay valid until 30 June 2027.',
      '## Medical Superintendent',
    ],
    facts: factsOf(plan, office, 'MEDICAL SUPERINTENDENT'),
  };
};

const electricity: Layout = (plan) => {
  const { day, time, city, draw } = plan;
  const office = `${city} Electric Supply Company`;
  return {
    lines: [
      `# ${office.toUpperCase()} LIMITED`,
      `## Tender Notice No. ${draw.below(90) + 10}/2026`,
      `${office} invites sealed bids from manufacturers for the procurement of 11 kV line hardware and PVC cable under delivered duty paid basis.`,
      `Bidding documents can be had from the office of the Manager (Material Management) against a written request with Rs. 3,000 from ${day(plan.dated)} to ${day(plan.sale)}.`,
      `Bids will be received up to ${time(plan.closes)} on ${day(plan.closing)} and opened at ${time(plan.opens)} on the same day.`,
      'The company may reject all bids at any time prior to the acceptance of a bid.',
      '## Manager (Material Management)',
    ],
    facts: factsOf(plan, office),
  };
};

const defence: Layout = (plan) => {
  const { day, time, city, draw } = plan;
  const office = 'DIRECTORATE OF PROCUREMENT (ARMY)';
  return {
    lines: [
      '# MINISTRY OF DEFENCE PRODUCTION',
      `# ${office}`,
      `## ${city.toUpperCase()}`,
      '# TENDER ENQUIRY',
      `Tender No: ${1000 + draw.below(8000)}/R-${draw.below(900)}/310 | Dated: ${day(plan.dated)}`,
      'Sub: Procurement of blankets and sleeping bags',
      'Tenders are invited from registered firms and those that have applied for registration, on the prescribed form.',
      `Tender closing date | ${day(plan.closing)}`,
      `Tender closing time | ${time(plan.closes)}`,
      `Tender opening time | ${time(plan.opens)}`,
      'Earnest money of 2% is to be attached with the tender, otherwise it is ignored.',
    ],
    facts: factsOf(plan, office, 'MINISTRY OF DEFENCE PRODUCTION'),
  };
};

const school: Layout = (plan) => {
  const { day, time, city } = plan;
  const office = `Government Model School for Boys, ${city}`;
  return {
    lines: [
      '# QUOTATIONS REQUIRED',
      `## ${office}`,
      `Quotations are required for desks and chairs (200 sets). Samples can be seen in the office on any working day.`,
      `Interested firms may send their quotations so that they reach the Principal not later than ${day(plan.closing)} (${time(plan.closes)}).`,
      'Income tax will be deducted at source. No advance payment is made.',
      '## Principal',
    ],
    facts: factsOf(plan, office),
  };
};

export const GOODS = { university, hospital, electricity, defence, school };
