import { forOptionalFields } from '#contracts/vocabulary/fields/optional-tender-fields.ts';
import type { DigestTender } from '#templates/mail.ts';

/** Clock of the samples: a Saturday in Karachi, 07:00. */
export const SAMPLE_NOW = new Date('2026-11-21T02:00:00Z');

const COMMON = { ...forOptionalFields(() => null), sectors: ['Government'], closingTime: '14:30' };

/** Made-up notices, closing soonest first; two in five of them Urdu or mixed. */
export const SAMPLE_TENDERS: readonly DigestTender[] = [
  {
    ...COMMON,
    id: 4101,
    title: 'Rehabilitation of Multan Road from km 12 to km 20, including culverts and drainage',
    excerpt:
      'Sealed bids are invited from firms registered with the Pakistan Engineering Council in category C-4 and above for the rehabilitation of the carriageway.',
    organization: 'Punjab Highway Department, Lahore Circle',
    city: 'Lahore',
    province: 'Punjab',
    reference: 'PHD/LHR/2026/117',
    categories: ['Roads and bridges'],
    closingDate: '2026-11-21',
  },
  {
    ...COMMON,
    id: 4102,
    title: 'نہروں کی مرمت اور صفائی کے کام کے لیے ٹینڈر نوٹس (سکھر بیراج، نہر نمبر 3)',
    excerpt:
      'محکمہ آبپاشی سندھ رجسٹرڈ ٹھیکیداروں سے مہر بند پیشکشیں طلب کرتا ہے۔ ٹینڈر فارم دفتر سے 2,000 روپے میں ملیں گے۔',
    organization: 'محکمہ آبپاشی، حکومت سندھ',
    city: 'Sukkur',
    province: 'Sindh',
    reference: 'SID/XEN-II/88',
    categories: ['Irrigation and water'],
    closingDate: '2026-11-22',
    closingTime: '11:00',
  },
  {
    ...COMMON,
    id: 4103,
    title: 'Supply of 40 desktop computers & printers for girls’ higher secondary schools',
    excerpt: 'Bids are invited under the single stage, two envelope procedure. Bid security 2 % of the quoted price.',
    organization: 'Elementary & Secondary Education Department',
    city: 'Peshawar',
    province: 'Khyber Pakhtunkhwa',
    reference: 'E&SED/IT/2026-14',
    categories: ['Computers and IT'],
    closingDate: '2026-11-25',
  },
  {
    ...COMMON,
    id: 4104,
    title: 'Construction of a two-span bridge over the Swan river',
    excerpt: '',
    organization: 'National Highway Authority',
    city: null,
    province: 'Islamabad Capital Territory',
    reference: null,
    categories: ['Roads and bridges'],
    closingDate: '2026-11-28',
    closingTime: null,
  },
  {
    ...COMMON,
    id: 4105,
    title: 'ضلعی ہسپتال کوئٹہ کے لیے ایکسرے مشین اور ادویات کی خریداری',
    excerpt: 'Bids in Urdu or English; samples of medicines are to be handed in with the technical bid.',
    organization: 'District Health Office',
    city: 'Quetta',
    province: 'Balochistan',
    reference: 'DHO-QTA/455/26',
    categories: ['Health and medicine'],
    closingDate: '2026-12-02',
  },
  {
    ...COMMON,
    id: 4106,
    title:
      'Solar tube wells for 14 villages of Tharparkar: design, supply, installation and three years of maintenance',
    excerpt:
      'Lots may be bid for separately. A pre-bid meeting takes place on 26 November at 11 am in the committee room.',
    organization: 'Public Health Engineering Department',
    city: 'Mithi',
    province: 'Sindh',
    reference: 'PHED/TPK/SOLAR/9',
    categories: ['Irrigation and water', 'Energy'],
    closingDate: '2026-12-03',
  },
  {
    ...COMMON,
    id: 4107,
    title: 'Framework contract for security guards at 22 branches',
    excerpt: 'Companies holding a valid licence of the Home Department may apply.',
    organization: 'A Bank of the Province',
    city: 'Karachi',
    province: 'Sindh',
    reference: 'HR/SEC/31',
    categories: [],
    closingDate: '2026-12-09',
    closingTime: '00:15',
  },
  {
    ...COMMON,
    id: 4108,
    title: 'سرکاری گرلز ہائی اسکول کی عمارت کی تعمیر، گاؤں نمبر 12',
    excerpt: '',
    organization: 'محکمہ تعلیم پنجاب',
    city: 'ملتان',
    province: 'Punjab',
    reference: null,
    categories: ['عمارتیں'],
    closingDate: '2026-12-14',
  },
  {
    ...COMMON,
    id: 4109,
    title: '{{constructor}} </mj-text><script>alert(1)</script> & "quoted" <b>bold</b>',
    excerpt: "<!--[if mso]><![endif]--> {{unsubscribeUrl}} {{/each}} $& $' javascript:alert(1)",
    organization: 'A “Hostile” Organisation <br>',
    city: 'Nowhere',
    province: 'Punjab',
    reference: '" onmouseover="alert(1)',
    categories: ['Computers and IT'],
    closingDate: '2026-12-20',
  },
];

/** Repeats the samples, each time closing a little later. */
export function manyTenders(count: number): DigestTender[] {
  return Array.from({ length: count }, (_, at) => {
    const sample = SAMPLE_TENDERS[at % SAMPLE_TENDERS.length] ?? SAMPLE_TENDERS[0];
    if (sample === undefined) throw new Error('There are no samples');
    const day = 1 + Math.floor((at * 27) / count);
    return { ...sample, id: 5000 + at, closingDate: `2026-12-${String(day).padStart(2, '0')}` };
  });
}
