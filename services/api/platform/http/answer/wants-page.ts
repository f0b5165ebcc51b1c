import type { IncomingMessage } from 'node:http';

/** True for a person in a browser, who gets pages; programs get JSON. */
export const wantsPage = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  (headers.accept ?? '').includes('text/html');
