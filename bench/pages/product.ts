import { tenderEndpoints } from '../../contracts/api/tenders.ts';
import { Actor } from '../../tests/support/http.ts';
import { type RunningProduct, startProduct as start } from '../../tests/support/launcher/start-product.ts';

export interface Product {
  /** Without a final slash. */
  readonly url: string;
  /** Path of a tender that the administrator published; samples are kept out of search results. */
  readonly tenderPath: string;
  stop(): Promise<void>;
}

/** The product as `npm start` starts it, with the sample notices, in a folder of its own. Throws when it does not get ready. */
export async function startProduct(): Promise<Product> {
  const { running, stop } = await start('bench-pages');
  if ('failure' in running) throw new Error(running.failure);
  return { url: running.url, stop, tenderPath: await publishTender(running) };
}

/** A notice like one from a newspaper. Answers the path of its page. */
async function publishTender({ url, username, password }: RunningProduct): Promise<string> {
  const administrator = new Actor(url);
  const signIn = await administrator.post('/api/login', { username, password });
  if (signIn.status !== 200) throw new Error(`The administrator could not sign in: ${JSON.stringify(signIn.body)}`);
  const sample = await administrator.call(tenderEndpoints.get, { params: { id: 12 } });
  const { title, description, publishDate, closingDate, storedStatus, categories, city, province } = sample;
  const place = { city, province, source: 'Dawn', reference: 'NHA/2026/118' };
  const { id } = await administrator.call(tenderEndpoints.create, {
    body: {
      title,
      description,
      publishDate,
      closingDate,
      status: storedStatus,
      categories,
      sectors: ['Public Sector'],
      ...place,
    },
  });
  return `/tenders/${id}`;
}
