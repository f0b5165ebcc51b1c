import { expect, test } from 'vitest';
import { readOffice } from './read-office.ts';

test.each([
  ['Works University,\nSukkur\nPh: 071-9250690', 'Works University', 'Sukkur', 'Ph: 071-9250690'],
  ['Canals Hospital, Peshawar Ph: 091-9260945', 'Canals Hospital, Peshawar', undefined, 'Ph: 091-9260945'],
  ['Works Department\nMultan', 'Works Department Multan', 'Multan', undefined],
  ['Public Health\nEngineering', 'Public Health Engineering', undefined, undefined],
  ['Executive Engineer,\nMultan', 'Executive Engineer, Multan', 'Multan', undefined],
  [
    'Canals Hospital,\nSoekarno Road,\nPeshawar.\nTel No. 091-9260945, 9260946\nms@canals.gov.pk',
    'Canals Hospital',
    'Peshawar',
    'Soekarno Road,\nTel No. 091-9260945, 9260946\nms@canals.gov.pk',
  ],
  ['Buildings Division No. 2', 'Buildings Division No. 2', undefined, undefined],
  ['Contact Centre Authority', 'Contact Centre Authority', undefined, undefined],
  ['0300-1234567', '0300-1234567', undefined, undefined],
])('%j', (text, body, city, contact) => expect(readOffice(text)).toEqual({ body, city, contact }));
