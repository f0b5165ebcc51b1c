import { Agent, request } from 'node:http';
import { z } from 'zod';
import { TOKEN } from './directus/start.ts';
import { PAGE_SIZE, type Question } from './questions.ts';

/** An answer: the page in its order, and how many there are (counted up to a cap, if there is one). */
export interface Answer {
  readonly ids: readonly number[];
  readonly total: number;
  /** From the question to the last byte of the answer, before it is read. */
  readonly milliseconds: number;
}

/** Asks one of them over HTTP, on a connection that stays open. */
export interface Contender {
  ask(question: Question): Promise<Answer>;
  close(): void;
}

const Cards = z.array(z.object({ id: z.number() }));
const Items = z.object({ data: Cards, meta: z.object({ filter_count: z.number() }) });
const FIELDS =
  'id,title,description,publish_date,closing_date,closing_time,status,city,province,source,reference,sectors,categories,organization';

/** A server of ours or one that answers like it. */
export const listOf = (port: number): Contender =>
  contender(
    port,
    (question) => `/api/tenders?${new URLSearchParams({ ...question })}`,
    {},
    (body, headers) => ({
      ids: Cards.parse(body).map(({ id }) => id),
      total: Number(headers['x-total-count']),
    }),
  );

export const directusAt = (port: number): Contender =>
  contender(
    port,
    ({ city, search }) =>
      `/items/tender?${new URLSearchParams({
        limit: String(PAGE_SIZE),
        sort: '-publish_date,-id',
        meta: 'filter_count',
        fields: FIELDS,
        ...(city === undefined ? {} : { 'filter[city][_eq]': city }),
        ...(search === undefined ? {} : { search }),
      })}`,
    { Authorization: `Bearer ${TOKEN}` },
    (body) => {
      const { data, meta } = Items.parse(body);
      return { ids: data.map(({ id }) => id), total: meta.filter_count };
    },
  );

type Read = (body: unknown, headers: Readonly<Record<string, unknown>>) => Omit<Answer, 'milliseconds'>;

function contender(port: number, pathOf: (question: Question) => string, headers: object, read: Read): Contender {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (question: Question) =>
    new Promise<Answer>((resolve, reject) => {
      const path = pathOf(question);
      const start = performance.now();
      const asked = request({ host: '127.0.0.1', port, agent, path, headers: { ...headers } }, (res) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('end', () => {
          const milliseconds = performance.now() - start;
          const text = Buffer.concat(parts).toString();
          if (res.statusCode === 200) resolve({ ...read(JSON.parse(text), res.headers), milliseconds });
          else reject(new Error(`${path} answered ${res.statusCode}: ${text.slice(0, 300)}`));
        });
      });
      asked.once('error', reject).end();
    });
  return { ask, close: () => agent.destroy() };
}
