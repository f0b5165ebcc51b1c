import { paths } from '../routing/paths.ts';

/** The audit tab with everything that happened to one record, for example `tender-42`. */
export const historyHref = (record: string) => `${paths.admin}?tab=audit&target=${encodeURIComponent(record)}`;
