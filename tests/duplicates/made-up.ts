import type { MeasuredNotice } from './measure.ts';

const BODIES = [
  'Ravi Gas Pipelines Limited (RGPL)',
  'Ministry of Canals (Barrages Division)',
  'Northern Airports Authority (NAA)',
  'Deg University Gujrat',
  'Bank of Five Rivers (BFR)',
  'Cantonment Works Directorate',
];
const TOWNS = 'Jhelum,Mirpur,Khushab,Sukkur,Larkana,Mardan,Bannu,Zhob,Gwadar,Turbat,Okara,Vehari'.split(',');
const OBJECTS = [
  'Heat Shrink Sleeves for distribution pipelines',
  'tower foundations of the 132 kV transmission line',
  'boundary wall of the rest house',
  'laboratory chemicals and glassware',
  'firefighting pumps and flow meters',
  'office furniture and steel cabinets',
  'diesel generator sets of 200 kVA',
  'hospital beds and ventilators',
  'sewerage line and drains in Ward 7',
  'radio sets and antennas',
  'printing of bill forms',
  'janitorial staff of the head office',
  'elevators of the tariff building',
  'security cameras and barriers at gates',
  'uniforms and shoes of guards',
  'tyres, tubes and batteries of trucks',
  'software licences of the data centre',
  'runway lighting and markings',
];
const ACTS = [
  'Procurement of',
  'Supply and installation of',
  'Repair and maintenance of',
  'Rehabilitation of',
  'Hiring of services for',
];

/** Notices of the shape of real ones: a few bodies that tender like things in many towns, in lots, and again after a quarter. */
export function madeUpNotices(rounds = 2): MeasuredNotice[] {
  const day = (days: number) => new Date(Date.UTC(2026, 5, 1) + days * 86_400_000).toISOString().slice(0, 10);
  const notices: MeasuredNotice[] = [];
  for (const [at, organization] of BODIES.entries())
    for (const [of, object] of OBJECTS.entries())
      for (let round = 0; round < rounds; round++) {
        const town = TOWNS[(round === 0 ? at + of : at * 5 + of + 3 + (round - 1) * 7) % 12];
        const act = ACTS[(at + of + round) % ACTS.length];
        const lot = of % 4 === 0 ? ` (Lot ${round + 1})` : '';
        const reference = `${organization.slice(0, 2).toUpperCase()}/T-${1000 + (at * OBJECTS.length + of) * rounds + round}/26`;
        notices.push({
          title: `${act} ${object} at ${town}${lot}`,
          organization,
          reference,
          closingDate: day((of * 7 + at * 3) % 60),
        });
      }
  return notices;
}
