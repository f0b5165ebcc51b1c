import { expect, test } from 'vitest';
import { readOffice } from './read-office.ts';

test.each([
  ['Works University,\nSukkur\nPh: 071-9250690', 'Works University', 'Sukkur', 'Ph: 071-9250690'],
  ['Canals Hospital, Peshawar Ph: 091-9260945', 'Canals Hospital, Peshawar', undefined, 'Ph: 091-9260945'],
  ['Canals Hospital, Peshawar. Ph: 091-9260945', 'Canals Hospital, Peshawar', undefined, 'Ph: 091-9260945'],
  ['Works Department\nMultan', 'Works Department Multan', 'Multan', undefined],
  ['Public Health\nEngineering', 'Public Health Engineering', undefined, undefined],
  ['Executive Engineer,\nMultan', 'Executive Engineer, Multan', 'Multan', undefined],
  [
    'Canals Hospital,\nSoekarno Road,\nPeshawar.\nTel No. 091-9260945, 9260946\nms@canals.gov.pk',
    'Canals Hospital',
    'Peshawar',
    'Soekarno Road,\nTel No. 091-9260945, 9260946\nms@canals.gov.pk',
  ],
  [
    'Canals Hospital\nUniversity Road, Peshawar\nPh: 091-9260945',
    'Canals Hospital',
    'Peshawar',
    'University Road, Peshawar\nPh: 091-9260945',
  ],
  ['Works Department\nCivil Lines, Jhelum', 'Works Department', 'Jhelum', 'Civil Lines, Jhelum'],
  ['Works Department\nMultan Road Lahore', 'Works Department', 'Lahore', 'Multan Road Lahore'],
  ['Canals Department\nPlot 7, Street 2\nQuetta', 'Canals Department', 'Quetta', 'Plot 7, Street 2'],
  ['Directorate of Ring\nRoad Authority, Lahore', 'Directorate of Ring Road Authority, Lahore', undefined, undefined],
  ['Buildings Division No. 2', 'Buildings Division No. 2', undefined, undefined],
  ['Contact Centre Authority', 'Contact Centre Authority', undefined, undefined],
  ['0300-1234567', '0300-1234567', undefined, undefined],
])('%j', (text, body, city, contact) => expect(readOffice(text)).toEqual({ body, city, contact }));
