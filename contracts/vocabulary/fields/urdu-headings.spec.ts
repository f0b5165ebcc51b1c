import { describe, expect, test } from 'vitest';
import { fieldOfHeading } from './import-headings.ts';

const fieldOf = (heading: string) => fieldOfHeading(heading)?.field;

describe('headings in Roman Urdu, however they are spelt', () => {
  test.each([
    ['Tender Ka Unwan', 'title'],
    ['Kaam ka Unwaan', 'title'],
    ['Unvan', 'title'],
    ['Tender ka Naam', 'title'],
    ['Tafsil', 'description'],
    ['Ishaat Ki Tareekh', 'publishDate'],
    ['Ishtehar ki Tarikh', 'publishDate'],
    ['Tareekh-e-Ijra', 'publishDate'],
    ['Shaya hone ki Tareekh', 'publishDate'],
    ['Aakhri Date', 'closingDate'],
    ['Aakhree Tareeq', 'closingDate'],
    ['Band hone ki tareekh', 'closingDate'],
    ['Tareekh Ikhtitam', 'closingDate'],
    ['Tender Kholne ki Tarikh', 'openingAt'],
    ['Waqt-e-Ikhtitam', 'closingTime'],
    ['Mahekma', 'procuringOrganization'],
    ['Idaray ka Naam', 'procuringOrganization'],
    ['Daftar', 'procuringOrganization'],
    ['Shehr ka naam', 'city'],
    ['Zilla', 'city'],
    ['Muqam', 'city'],
    ['Soobah', 'province'],
    ['Qisam-e-Kaam', 'categories'],
    ['Zare Bayana', 'bidSecurity'],
    ['Hawala No', 'reference'],
    ['Akhbar ka Naam', 'source'],
    ['Raabta', 'contact'],
  ])('%s → %s', (heading, field) => expect(fieldOf(heading)).toBe(field));
});

describe('words of a heading in another order and form', () => {
  test.each([
    ['عنوان ٹینڈر', 'title'],
    ['تفصیلات کام', 'description'],
    ['محکمے کا نام', 'procuringOrganization'],
    ['شہر کا نام', 'city'],
    ['صوبے کا نام', 'province'],
    ['نمبر ٹینڈر', 'reference'],
    ['اختتام کی تاریخ', 'closingDate'],
    ['وصولی کی تاریخ', 'closingDate'],
    ['تاریخ کھولنے کی', 'openingAt'],
    ['اجرا کی تاریخ', 'publishDate'],
    ['فیس ٹینڈر', 'documentFee'],
    ['فیس ٹینڈر فارم', 'documentFee'],
    ['قیمت ٹینڈر فارم', 'documentFee'],
    ['ضمانت کی رقم', 'bidSecurity'],
    ['رابطہ کا نمبر', 'contact'],
    ['Receipt Date', 'closingDate'],
    ['Date of Bid Opening', 'openingAt'],
    ['Title/Work', 'title'],
  ])('%s → %s', (heading, field) => expect(fieldOf(heading)).toBe(field));
});

test.each([
  ['Tittle', 'title'],
  ['Citty', 'city'],
  ['Response Due', 'closingDate'],
  ['Solicitation No', 'reference'],
  ['Tender for', 'title'],
  ['Catg', 'categories'],
  ['Ctg.', 'categories'],
  ['Cty', 'city'],
  ['Organz.', 'procuringOrganization'],
  ['Org Nm', 'procuringOrganization'],
  ['Advertiser', 'procuringOrganization'],
  ['Invited By', 'procuringOrganization'],
  ['Nm of Wk', 'title'],
  ['Rcpt Date', 'closingDate'],
  ['Opn Dt', 'openingAt'],
  ['EMD Amt', 'bidSecurity'],
  ['Docs Cost', 'documentFee'],
  ['Cntct', 'contact'],
  ['Tender Num', 'reference'],
])('%s, cut short or misspelt, → %s', (heading, field) => expect(fieldOf(heading)).toBe(field));

test.each([
  ...['Raqam', 'Tadaad', 'Thekedar', 'Miyaad', 'Muddat', 'Lagat', 'Takhmeena', 'Kaifiyat', 'Dastakhat', 'Tehsil'],
  ...['لاگت', 'تخمینہ', 'مدت', 'ٹھیکیدار', 'کیفیت', 'دستخط', 'مقدار', 'تحصیل', 'نام', 'رقم'],
  ...[
    'Team',
    'Order',
    'Order No',
    'Truck',
    'Asset',
    'Share',
    'User',
    'Name',
    'Naam',
    'Amt',
    'Work Order',
    'Award Date',
  ],
  ...['Number of Bids', 'Cost of Work', 'Vendor', 'Father Name', 'Make', 'Const', 'Cnt', 'Docs', 'constructor'],
])('%s stays unknown', (heading) => expect(fieldOfHeading(heading)).toBeUndefined());
