export const text = {
  title: 'Receipt',
  numbered: (receipt: string) => `Receipt ${receipt}`,
  unnumbered: (payment: number) => `Receipt for payment ${payment}`,
  failed: 'The receipt could not be loaded',
  loading: 'Loading the receipt...',
  print: 'Print',
  receivedFrom: 'Received from',
  nobody: 'A subscriber whose name was erased',
  amount: 'Amount',
  inWords: 'In words',
  rupees: (figures: string) => `PKR ${figures}`,
  plan: 'For',
  period: 'Period',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  method: 'Bank transfer, reference',
  receivedAt: 'Received on',
  recordedAt: 'Issued on',
  void: { refund: 'Refunded', reversed: 'Reversed', mistake: 'Void' },
  voidText: {
    refund: (figures: string, day: string) =>
      `PKR ${figures} of this payment were refunded on ${day}. Its term has ended.`,
    reversed: (figures: string, day: string) =>
      `The bank took PKR ${figures} back, as noted on ${day}. The term has ended.`,
    mistake: (_figures: string, day: string) => `This payment was recorded by mistake and taken back on ${day}.`,
  },
  footer: (name: string, url: string) => `${name}, ${url}. Made by a computer; valid without a signature.`,
} as const;
