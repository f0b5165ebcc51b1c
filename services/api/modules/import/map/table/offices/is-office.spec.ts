import { expect, test } from 'vitest';
import { isOffice } from './is-office.ts';

test.each([
  'Multan Electric Power Company',
  'LESCO',
  'C&W Department',
  'LG&RDD',
  'PHED Larkana',
  'Highway Division Multan',
  'Buildings Division No. 2 Okara',
  'Inspector General of Prisons Sindh',
  'SSP Ghotki',
  'XEN Irrigation Okara',
  'O/o the Deputy Commissioner, Sukkur',
  'Garrison Engineer (Army) Okara',
  'Cantonment Board Clifton',
  'Services Hospital, Lahore',
  'University of Peshawar',
  'Municipal Corporation Sialkot',
  'Pakistan Railways',
  'K-Electric',
  'محکمہ آبپاشی',
  'ضلعی ہسپتال اوکاڑہ',
])('%s is an office', (name) => expect(isOffice(name)).toBe(true));

test.each([
  'Multan',
  'Multan Division',
  'District Kasur',
  'Muhammad Aslam',
  'Executive Engineer',
  'Supply of medicines to District Hospital',
  'Construction of boundary wall, Govt. High School',
  'Repair of Police Lines',
  'S/R of Taluka Hospital',
  'Works',
  'Goods',
  'Single Stage Two Envelope',
  '12/12/2026',
  'Rs. 5,000',
  'KPK',
  '',
])('%s is none', (name) => expect(isOffice(name)).toBe(false));
