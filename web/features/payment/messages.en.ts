export const text = {
  title: 'Complete Your Subscription',
  description: 'How to pay for the newsletter by bank transfer.',
  noticeTitle: 'You are subscribed',
  notice:
    'A confirmation email with these instructions was sent to the address you subscribed with. Your emails start within one working day after the payment has arrived.',
  plan: 'Your plan',
  reference: 'Payment reference',
  referenceHint: 'Write it on the transfer: it is how we know that the payment is yours.',
  bankTitle: 'Bank transfer',
  bankLead: (amount: string, accounts: number) =>
    accounts === 1
      ? `Transfer PKR ${amount} to this account.`
      : `Transfer PKR ${amount} to one of our ${accounts === 2 ? 'two ' : ''}partner banks.`,
  priceChanged: 'Prices have changed since you subscribed: the amount in our email to you is the one that holds.',
  accountsFailed: 'The bank accounts could not be loaded',
  important: 'Important',
  importantText: [
    'After the transfer, email the receipt to',
    ', together with the email address you subscribed with, or send it with the form below. We activate your subscription within one working day after both have arrived.',
  ],
  mailSubject: (reference: string) => `Payment ${reference}`,
  fields: {
    accountTitle: 'Account Title',
    accountNumber: 'Account Number',
    branchCode: 'Branch Code',
    iban: 'IBAN',
  },
  proofTitle: 'Send your proof of payment',
  proofLead: 'A picture or PDF of the transfer, instead of the email. You need no account.',
  proofReference: 'Payment reference',
  proofReferenceHint: 'It begins with AL- and stands in our email to you.',
  proofFile: 'Picture or PDF',
  proofFileHint: 'JPG, PNG, WebP or PDF, at most 10 MB. Only our administrators see it.',
  proofSend: 'Send',
  proofSending: 'Sending...',
  proofSent: 'Sent',
  proofRefused: 'Not sent',
  includeTitle: 'What to include in the payment',
  include: {
    email: 'Your registered email address',
    name: 'Your full name or company name',
    note: 'The note',
    planNote: (plan: string) => `${plan} Subscription`,
    reference: 'The payment reference',
  },
  helpTitle: 'Need help with payment?',
  help: 'Write to us when a transfer, the receipt or the activation does not go as described here.',
} as const;
