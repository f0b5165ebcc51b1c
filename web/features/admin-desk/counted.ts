/** '1 payment', '3 payments', '1000+ payments'. */
export const counted = (one: string, many: string) => (count: string) =>
  count === '1' ? `1 ${one}` : `${count} ${many}`;
