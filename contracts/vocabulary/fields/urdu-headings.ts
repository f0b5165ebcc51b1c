/** Headings in Urdu and in Roman Urdu; words between them, endings and usual spellings are told by rule (`word-bag.ts`). */
export const URDU_HEADINGS = {
  title: `عنوان, ٹینڈر کا نام, کام کا نام, کام کی نوعیت, نام کام, کام, منصوبے کا نام, منصوبہ, اسکیم کا نام,
    unwan, kaam ka naam, tender ka naam, mansooba, scheme ka naam`,
  description: 'تفصیل, تفصیلات, کام کی تفصیل, تفصیل کام, tafseel, tafseelat, kaam ki tafseel',
  publishDate: `تاریخ اشاعت, تاریخ اشتہار, تاریخ اجرا, شائع ہونے کی تاریخ, تاریخ, tareekh e ishaat, ishtihar ki tareekh,
    tareekh e ijra, shaya hone ki tareekh`,
  closingDate: `آخری تاریخ, اختتامی تاریخ, تاریخ اختتام, تاریخ وصولی, آخری تاریخ وصولی, بند ہونے کی تاریخ,
    جمع کرانے کی تاریخ, akhri tareekh, akhri tareekh wasooli, tareekh wasooli, ikhtitami tareekh, tareekh ikhtitam,
    band hone ki tareekh, jama karane ki tareekh, jama karane ki akhri tareekh, wasool hone ki tareekh`,
  closingTime: 'وقت, آخری وقت, وقت اختتام, waqt, akhri waqt, waqt e ikhtitam',
  openingAt: `ٹینڈر کھلنے کی تاریخ, ٹینڈر کھولنے کی تاریخ, کھلنے کی تاریخ, کھولنے کی تاریخ, تاریخ کشائی,
    khulne ki tareekh, kholne ki tareekh, kushai ki tareekh`,
  reference: 'ٹینڈر نمبر, ٹینڈر نوٹس نمبر, حوالہ نمبر, حوالہ, hawala, hawala number, tender number',
  categories: 'زمرہ, قسم, کیٹیگری, کیٹگری, zumra, qisam',
  procurementMethod: 'ٹینڈر کی قسم, طریقہ کار, tender ki qisam, tareeqa kar',
  procuringOrganization: `محکمہ, ادارہ, محکمہ کا نام, ادارے کا نام, دفتر, دفتر کا نام, ہسپتال کا نام, یونیورسٹی کا نام,
    ہسپتال, یونیورسٹی, کمپنی, اتھارٹی, بلدیہ, دفتر اجرا, خریدار, خریدار ادارہ, مشتہر, mehkma, idara, daftar`,
  city: 'شہر, مقام, ضلع, جگہ, shehar, zila, maqam, jagah',
  province: 'صوبہ, sooba',
  source: 'اخبار, akhbar',
  sourceUrl: 'ویب سائٹ, لنک, ویب لنک',
  bidSecurity: 'زر ضمانت, ضمانت, زر بیعانہ, بیعانہ, zar e zamanat, zamanat, zar e bayana, bayana',
  documentFee: 'فیس, ٹینڈر فیس, ٹینڈر فارم کی فیس, ٹینڈر فارم کی قیمت, tender ki fees, tender fees',
  contact: 'رابطہ, رابطہ نمبر, فون نمبر, فون, موبائل, ای میل, rabta, rabta number',
} as const;

/** The same of columns that say nothing about a notice. */
export const URDU_SERIALS = 'number shumar, nambar shumar, نمبر شمار, شمار نمبر, سیریل نمبر';
