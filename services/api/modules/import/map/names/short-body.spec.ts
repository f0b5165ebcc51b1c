import { expect, test } from 'vitest';
import { shortBodies } from './short-body.ts';

const BODIES = [
  'Hyderabad Electric Supply Company (HESCO)',
  'Communication and Works Department (C&W)',
  'Ministry of Industries & Production (MoIP)',
  'National Logistics Cell (NLC)',
  'National Logistics Corporation (NLC)',
  'Pakistan Rangers (Punjab)',
  'Military Engineering Services (Army)',
  'Town Municipal Administration (TMA) Mulkhow',
  'Karachi Port Trust',
];
const nameOf = shortBodies(BODIES);

test.each([
  ['HESCO', 'Hyderabad Electric Supply Company (HESCO)'],
  ['H.E.S.C.O.', 'Hyderabad Electric Supply Company (HESCO)'],
  ['hyderabad electric  supply company', 'Hyderabad Electric Supply Company (HESCO)'],
  ['C&W', 'Communication and Works Department (C&W)'],
  ['MOIP', 'Ministry of Industries & Production (MoIP)'],
  ['Karachi Port Trust (KPT)', 'Karachi Port Trust'],
])('%s', (name, body) => expect(nameOf(name)).toBe(body));

test.each([
  'NLC',
  'Punjab',
  'Army',
  'Pakistan Rangers',
  'TMA',
  'Town Municipal Administration',
  'KPT',
  'Karachi Port Trust',
  '',
])('%j is the short form of none, or of several', (name) => expect(nameOf(name)).toBeUndefined());
