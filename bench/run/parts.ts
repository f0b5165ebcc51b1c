/** One benchmark, `npm run bench:NAME`. */
export interface Part {
  readonly name: string;
  /** Time limit; the part is ended then. */
  readonly minutes: number;
  /** Notices that it needs, by their number, in folders of `--dir`. */
  readonly sizes?: readonly number[];
  readonly args?: (dir: string) => readonly string[];
}

export const PARTS: readonly Part[] = [
  { name: 'append', minutes: 12 },
  { name: 'rebuild', minutes: 12 },
  { name: 'lists', minutes: 15, sizes: [10_000, 100_000, 1_000_000], args: (dir) => ['--dir', dir] },
  { name: 'peers', minutes: 12, sizes: [100_000], args: (dir) => ['--dir', dir] },
  { name: 'http', minutes: 8, sizes: [10_000], args: (dir) => ['--dir', `${dir}/10000`] },
  { name: 'digests', minutes: 10 },
  { name: 'mails', minutes: 6 },
  { name: 'audit', minutes: 12 },
  { name: 'export', minutes: 15 },
  { name: 'changes', minutes: 12 },
  { name: 'desk', minutes: 12 },
  { name: 'told', minutes: 6 },
  { name: 'reading', minutes: 15 },
  { name: 'sign-in', minutes: 6 },
  { name: 'import', minutes: 10 },
  { name: 'pages', minutes: 12 },
];
