import { beforeAll, expect, test } from 'vitest';
import { tenderEndpoints } from '#contracts/api/tenders.ts';
import { forAllTests } from '../support/for-tests.ts';
import { publishFacts } from '../support/tenders/publish-facts.ts';
import { startTenderApp } from '../support/tenders/tender-app.ts';
import { addCategory, addOrganization } from '../support/tenders/tender-samples.ts';
import { NOTICES } from './judged-notices.ts';
import { QUERIES } from './judged-queries.ts';

interface Notice {
  readonly name: string;
  readonly isClosed: boolean;
  readonly title: string;
  readonly description: string;
  readonly city: string;
  readonly organization: string;
  readonly category: string;
}

const notices = NOTICES.trim()
  .split('\n')
  .map((line): Notice => {
    const [name = '', title = '', description = '', city = '', organization = '', category = ''] = line.split(/ ?\| ?/);
    const isClosed = name.endsWith('*');
    return { name: name.replace('*', ''), isClosed, title, description, city, organization, category };
  });
const names = notices.map(({ name }) => name);

const queries = QUERIES.trim()
  .split('\n')
  .map((line) => {
    const [search = '', wanted = ''] = line.split(' =');
    return { search, wanted: wanted.split(' ').filter((name) => name !== '') };
  });

const app = forAllTests(startTenderApp);
const visitor = forAllTests(() => app.as('visitor'));
beforeAll(async () => {
  const ids = (of: readonly string[]) => new Map([...new Set(of)].map((name, at) => [name, at + 1]));
  const categories = ids(notices.map(({ category }) => category));
  const organizations = ids(notices.map(({ organization }) => organization));
  for (const name of categories.keys()) await addCategory(app.db, name);
  for (const name of organizations.keys()) await addOrganization(app.db, name);
  await publishFacts(
    app.db,
    notices.map(({ title, description, city, organization, category, isClosed }) => ({
      title,
      description: description || title,
      city,
      categoryIds: [categories.get(category) ?? 0],
      procuringOrganizationId: organizations.get(organization) ?? null,
      ...(isClosed ? { publishDate: '2026-01-05', closingDate: '2026-01-20' } : {}),
    })),
  );
});

test('names of notices are known', () => {
  expect(new Set(names).size).toBe(names.length);
  expect(queries.flatMap(({ wanted }) => wanted).filter((name) => !names.includes(name))).toEqual([]);
  expect(queries.length).toBeGreaterThanOrEqual(60);
});

test('as suppliers type: few find nothing, most of what is there is found, and the first ten are to the point', async () => {
  const measured = [];
  for (const { search, wanted } of queries) {
    const items = await visitor.call(tenderEndpoints.list, {
      query: { search, sort: 'relevance', limit: '100' } as never,
    });
    const found = items.map(({ id }) => names[id - 1] ?? '');
    const first = found.slice(0, 10);
    const share = (part: readonly string[], all: readonly string[]) =>
      all.length === 0 ? undefined : all.filter((name) => part.includes(name)).length / all.length;
    const [recall, precision] = [share(found, wanted), wanted.length === 0 ? undefined : share(wanted, first)];
    measured.push({ search, found, wanted, recall, precision });
  }
  const mean = (of: readonly (number | undefined)[]) => {
    const known = of.filter((value) => value !== undefined);
    return known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  const sought = measured.filter(({ wanted }) => wanted.length > 0);
  const nothing = sought.filter(({ found }) => found.length === 0).length / sought.length;
  const recall = mean(measured.map((one) => one.recall));
  const precision = mean(measured.map((one) => one.precision));
  const missed = measured.filter((one) => (one.recall ?? 1) < 1 || (one.precision ?? 1) < 0.9);
  const told = missed.map(({ search, found, wanted }) => `${search}: ${found.slice(0, 10)} instead of ${wanted}`);
  const why = `${JSON.stringify({ nothing, recall, precision })}\n${told.join('\n')}`;
  expect(nothing, why).toBeLessThanOrEqual(0.08);
  expect(recall, why).toBeGreaterThanOrEqual(0.85);
  expect(precision, why).toBeGreaterThanOrEqual(0.9);
});
