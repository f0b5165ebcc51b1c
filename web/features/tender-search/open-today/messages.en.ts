export const text = {
  open: (open: string, soon: string) =>
    `${open} ${open === '1' ? 'tender is' : 'tenders are'} open today${soon === '' ? '' : `, ${soon} closing within a week`}`,
} as const;
