import { PAYMENT_REFERENCE_LETTERS } from '#contracts/vocabulary/banks.ts';
import type { Payer } from '../../../services/api/modules/statements/match/payer.ts';
import type { RandomSource } from './random.ts';

const FIRST =
  'Muhammad Ahmed Ali Hassan Hina Ayesha Fatima Bilal Usman Omar Zainab Sana Imran Kamran Nadia Rabia Tariq Asad Faisal Saad Mariam Iqra Waqas Naveed Shahid Adeel Junaid Khadija Sadia Rizwan Yasir Hamza'.split(
    ' ',
  );
const LAST =
  'Khan Malik Butt Chaudhry Qureshi Siddiqui Sheikh Raza Hussain Shah Mirza Baig Awan Rana Bhatti Gill Abbasi Javed Iqbal Akhtar Anwar Aslam Farooq Nawaz Saleem Zafar Memon Soomro Bugti Afridi Yousafzai Durrani'.split(
    ' ',
  );
const FIRM =
  'Indus Ravi Chenab Margalla Khyber Bolan Karakoram Sialkot Crescent Falcon Zamzam Noor Al-Madina Pak Sitara Unity'.split(
    ' ',
  );
const KIND = [
  'Traders',
  'Enterprises',
  'Builders',
  'Engineering',
  'Construction Company',
  'Associates',
  'Supplies',
  'Electronics (Pvt) Ltd',
];

/** Subscribers of whom about two thirds owe; among them namesakes, as there are. */
export function drawPayers({ below, of, next }: RandomSource, count: number): Payer[] {
  const taken = new Set<string>();
  const reference = () => {
    const code = Array.from({ length: 6 }, () => of([...PAYMENT_REFERENCE_LETTERS])).join('');
    return `AL-${code}`;
  };
  return Array.from({ length: count }, (_, at) => {
    let paymentReference = reference();
    while (taken.has(paymentReference)) paymentReference = reference();
    taken.add(paymentReference);
    const isFirm = next() < 0.3;
    const isLong = next() < 0.3;
    const person = [of(FIRST), ...(isLong ? [of(FIRST)] : []), of(LAST)].join(' ');
    const fullName = isFirm ? `${of(FIRM)} ${of(LAST)} ${of(KIND)}` : person;
    const isPaid = next() < 0.3;
    return {
      id: at + 1,
      fullName,
      email: `${fullName.toLowerCase().replace(/[^a-z]+/g, '.')}${below(100)}@example.pk`,
      plan: next() < 0.6 ? 'monthly' : 'yearly',
      paymentReference,
      isActive: true,
      expiresAt: isPaid ? new Date('2027-10-01T00:00:00Z') : null,
      requestedOn: '2026-10-31',
      payments: [],
    };
  });
}
