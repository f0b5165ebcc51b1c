import { describe, expect, test } from 'vitest';
import { fieldOfHeading } from './import-headings.ts';

const fieldOf = (heading: string) => fieldOfHeading(heading)?.field;

describe('headings as clerks shorten them', () => {
  test.each([
    ['Cat.', 'categories'],
    ['Categ', 'categories'],
    ['Ctgry', 'categories'],
    ['Tndr No', 'reference'],
    ['Tend. No.', 'reference'],
    ['T/No', 'reference'],
    ['Tndr #', 'reference'],
    ['Ref. Nr', 'reference'],
    ['Org.', 'procuringOrganization'],
    ['Orgn.', 'procuringOrganization'],
    ['Org. Name', 'procuringOrganization'],
    ['Deptt', 'procuringOrganization'],
    ['Dptt.', 'procuringOrganization'],
    ['P/Agency', 'procuringOrganization'],
    ['Proc. Agency', 'procuringOrganization'],
    ['Desc.', 'description'],
    ['Descr.', 'description'],
    ['Dtl.', 'description'],
    ['Publ. Dt', 'publishDate'],
    ['Pub. On', 'publishDate'],
    ['Advt. Dt.', 'publishDate'],
    ['Dt. of Pub.', 'publishDate'],
    ['Opng. Date', 'openingAt'],
    ['Op. Dt.', 'openingAt'],
    ['Opng Time', 'openingTime'],
    ['Bid Opng Dt', 'openingAt'],
    ['Tndr Opng Date & Time', 'openingAt'],
    ['L/Date', 'closingDate'],
    ['Cl. Date', 'closingDate'],
    ['Clsg. Dt.', 'closingDate'],
    ['Sub. Deadline', 'closingDate'],
    ['Last Dt. & Tm.', 'closingDate'],
    ['Closing Tm', 'closingTime'],
    ['Loc.', 'city'],
    ['Locn', 'city'],
    ['Dstt.', 'city'],
    ['Prov.', 'province'],
    ['E.M.', 'bidSecurity'],
    ['Bid Sec.', 'bidSecurity'],
    ['B/Security', 'bidSecurity'],
    ['D/Fee', 'documentFee'],
    ['Tend. Fee (Rs.)', 'documentFee'],
    ['N/Paper', 'source'],
    ['Ph. No.', 'contact'],
    ['Ph#', 'contact'],
    ['Tel.', 'contact'],
    ['Mob. No', 'contact'],
    ['Proc. Method', 'procurementMethod'],
    ['Valid. Period', 'bidValidity'],
  ])('%s → %s', (heading, field) => expect(fieldOf(heading)).toBe(field));

  test.each(['Sr#', 'S/No', 'S.#', 'Sl.#', 'Ser. No.', 'Srl No', 'Sr. Nos', 'Serial #'])('%s says nothing', (heading) =>
    expect(fieldOfHeading(heading)).toBeNull(),
  );
});

describe('headings as they are misspelt', () => {
  test.each([
    ['Clossing Date', 'closingDate'],
    ['Closng date', 'closingDate'],
    ['Colsing Date', 'closingDate'],
    ['Submision Date', 'closingDate'],
    ['Catagory', 'categories'],
    ['Catogery', 'categories'],
    ['Discription', 'description'],
    ['Orgnization', 'procuringOrganization'],
    ['Departmnet', 'procuringOrganization'],
    ['Refrence No', 'reference'],
    ['Ernest Money', 'bidSecurity'],
    ['Publised Date', 'publishDate'],
    ['Opning Date', 'openingAt'],
    ['Distrct', 'city'],
    ['Expected Clossing Date of Bids', 'closingDate'],
  ])('%s → %s', (heading, field) => expect(fieldOf(heading)).toBe(field));
});

describe('headings in Roman Urdu and Urdu', () => {
  test.each([
    ['Kaam ka Naam', 'title'],
    ['Onwan', 'title'],
    ['Tafseel', 'description'],
    ['Akhri Tareekh', 'closingDate'],
    ['Aakhri Tarikh', 'closingDate'],
    ['Tareekh-e-Ishaat', 'publishDate'],
    ['Ishtihar ki Tareekh', 'publishDate'],
    ['Tender Khulne ki Tareekh', 'openingAt'],
    ['Waqt', 'closingTime'],
    ['Mehkma', 'procuringOrganization'],
    ['Mahkama', 'procuringOrganization'],
    ['Idara', 'procuringOrganization'],
    ['Shehar', 'city'],
    ['Zila', 'city'],
    ['Sooba', 'province'],
    ['Qisam', 'categories'],
    ['Zar-e-Zamanat', 'bidSecurity'],
    ['Akhbar', 'source'],
    ['Rabta', 'contact'],
    ['نام کام', 'title'],
    ['محکمہ کا نام', 'procuringOrganization'],
    ['دفتر', 'procuringOrganization'],
    ['آخری تاریخ وصولی', 'closingDate'],
    ['ٹینڈر کھلنے کی تاریخ', 'openingAt'],
    ['تاریخ کشائی', 'openingAt'],
    ['تاریخ اشتہار', 'publishDate'],
    ['زر ضمانت', 'bidSecurity'],
    ['زرِ بیعانہ', 'bidSecurity'],
    ['ٹینڈر فیس', 'documentFee'],
    ['فون نمبر', 'contact'],
    ['تفصیل کام', 'description'],
  ])('%s → %s', (heading, field) => expect(fieldOf(heading)).toBe(field));

  test.each(['Number Shumar', 'Nambar Shumar', 'نمبرشمار', 'شمار نمبر'])('%s says nothing', (heading) =>
    expect(fieldOfHeading(heading)).toBeNull(),
  );
});

describe('headings of several words', () => {
  test.each([
    ['Date & Time of Opening', 'openingAt'],
    ['Last Date & Time of Submission', 'closingDate'],
    ['Last Date and Time for Submission of Bids', 'closingDate'],
    ['Date of Tender Opening', 'openingAt'],
    ['Bid Closing', 'closingDate'],
    ['Item Name', 'title'],
    ['Particulars of Work', 'title'],
    ['Name of Newspaper', 'source'],
    ['Method of Procurement', 'procurementMethod'],
    ['Mode of Proc.', 'procurementMethod'],
    ['Cost of Tender Form', 'documentFee'],
    ['Mobile', 'contact'],
    ['ادارے کا نام', 'procuringOrganization'],
  ])('%s → %s', (heading, field) => expect(fieldOf(heading)).toBe(field));
});

describe('headings of something else stay unknown', () => {
  test.each([
    ...['Contract No', 'Contract', 'Stage', 'Grade', 'Rate', 'Unit Rate', 'Remarks', 'Rmks', 'Note', 'Qty', 'Quantity'],
    ...['Est. Cost', 'Value', 'Val.', 'Completion Date', 'Comp. Dt.', 'Lot No', 'Page No', 'Bidder', 'Winner', 'Code'],
    ...['St.', 'Co.', 'Cty', 'R.No', 'name', 'until', 'isActive', '_hash', 'updatedAt', 'Colour of the envelope'],
    ...['Bill No', 'Contractor', 'Time of Completion', 'Bid Amount', 'Cost', 'Price', 'Budget', 'تخمینہ لاگت'],
  ])('%s', (heading) => expect(fieldOfHeading(heading)).toBeUndefined());
});
