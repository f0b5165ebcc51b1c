export interface BankAccount {
  readonly bank: string;
  readonly accountTitle: string;
  readonly accountNumber: string;
  readonly branchCode: string;
  readonly iban: string;
}

/** Display data of the two partner banks: fictional until the operator of a site puts in the real ones. */
export const BANK_ACCOUNTS: readonly BankAccount[] = [
  {
    bank: 'Partner Bank One (sample)',
    accountTitle: 'Ailaan Tender Services',
    accountNumber: '0000-1111222233',
    branchCode: '0001',
    iban: 'PK00 SMPL 0000 0011 1122 2233',
  },
  {
    bank: 'Partner Bank Two (sample)',
    accountTitle: 'Ailaan Tender Services',
    accountNumber: '0000-4444555566',
    branchCode: '0002',
    iban: 'PK00 SMPL 0000 0044 4455 5566',
  },
];

/** Accounts of an operator. */
export const BANK_ACCOUNTS_MAX = 6;

/** Letters of a payment reference. No 0/O, 1/I/L, 2/Z, 5/S, 8/B or U/V: the rest survives a bank clerk's handwriting. */
export const PAYMENT_REFERENCE_LETTERS = '34679ACDEFGHJKMNPQRTWXY';
/** `AL-7K3Q9F` */
export const PAYMENT_REFERENCE = /^AL-[34679ACDEFGHJKMNPQRTWXY]{6}$/;
