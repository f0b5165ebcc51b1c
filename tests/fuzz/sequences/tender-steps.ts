import { categoryEndpoints } from '#contracts/api/categories.ts';
import { type TenderBodyInput, tenderEndpoints } from '#contracts/api/tenders.ts';
import { alive, gone, type Model, type Tender } from './model.ts';
import { expectSame, pick, type Steps } from './step.ts';

const hasTender = ({ tenders }: Model) => alive(tenders).length > 0;
const hasCategory = ({ categories }: Model) => alive(categories).length > 0;

const bodyOf = (title: string, category: string): TenderBodyInput => ({
  title,
  description: 'Works as described in the documents.',
  publishDate: '2026-11-01',
  closingDate: '2099-06-30',
  status: 'open',
  categories: [category],
  sectors: ['Government'],
});
const tagOf = ({ id }: Tender, version: number) => ({ 'if-match': `"tender-${id}-${version}"` });
const isUsed = ({ tenders }: Model, category: Tender['category']) =>
  alive(tenders).some((tender) => tender.category === category);

export const tenderSteps: Steps = {
  publish: {
    weight: 3,
    can: hasCategory,
    async run(model, portal, choice) {
      const category = pick(alive(model.categories), choice);
      const title = `Road ${portal.unique()} of ${portal.word}`;
      const body = bodyOf(title, category.name);
      const headers = { 'idempotency-key': portal.unique() };
      const first = await portal.ask(portal.chief, tenderEndpoints.create, { body, headers });
      expectSame('publishing', [first.status, first.body?.title, first.body?.version], [201, title, 1]);
      const id = first.body?.id ?? 0;
      model.tenders.push({ id, title, category, version: 1, isGone: false });
      if (choice % 2 === 1) return;
      const again = await portal.ask(portal.chief, tenderEndpoints.create, { body, headers });
      expectSame('publishing with the same key', [again.status, again.body?.id], [201, id]);
    },
  },
  edit: {
    weight: 3,
    can: hasTender,
    async run(model, portal, choice) {
      const tender = pick(alive(model.tenders), choice);
      const title = `Bridge ${portal.unique()} of ${portal.word}`;
      const headers = choice % 2 === 0 ? tagOf(tender, tender.version) : {};
      const body = bodyOf(title, tender.category.name);
      const input = { params: { id: tender.id }, body, headers };
      const { status, body: told } = await portal.ask(portal.chief, tenderEndpoints.update, input);
      tender.version += 1;
      tender.title = title;
      expectSame('an edit', [status, told?.title, told?.version], [200, title, tender.version]);
    },
  },
  editWithoutChange: {
    can: hasTender,
    async run(model, portal, choice) {
      const tender = pick(alive(model.tenders), choice);
      const input = { params: { id: tender.id }, body: bodyOf(tender.title, tender.category.name) };
      const { status, body } = await portal.ask(portal.chief, tenderEndpoints.update, input);
      expectSame('an edit without a change', [status, body?.version], [200, tender.version]);
    },
  },
  editStale: {
    can: ({ tenders }) => alive(tenders).some(({ version }) => version > 1),
    async run(model, portal, choice) {
      const tender = pick(
        alive(model.tenders).filter(({ version }) => version > 1),
        choice,
      );
      const body = bodyOf('Of somebody who saw an older one', tender.category.name);
      const input = { params: { id: tender.id }, body, headers: tagOf(tender, tender.version - 1) };
      expectSame('a stale edit', (await portal.ask(portal.chief, tenderEndpoints.update, input)).status, 412);
    },
  },
  removeTender: {
    can: hasTender,
    async run(model, portal, choice) {
      const tender = pick(alive(model.tenders), choice);
      const { status } = await portal.ask(portal.chief, tenderEndpoints.remove, { params: { id: tender.id } });
      expectSame('removing a tender', status, 204);
      tender.isGone = true;
    },
  },
  useRemoved: {
    can: ({ tenders }) => gone(tenders).length > 0,
    async run(model, portal, choice) {
      const { id, category } = pick(gone(model.tenders), choice);
      const params = { id };
      const seen = await portal.ask(portal.visitor(), tenderEndpoints.get, { params });
      const kept = await portal.ask(portal.chief, tenderEndpoints.remove, { params });
      const { status } = await portal.read(`/tenders/${id}`);
      expectSame('a removed tender', [seen.status, kept.status, status], [404, 404, 410]);
      const body = bodyOf('Back', category.name);
      const edit = await portal.ask(portal.chief, tenderEndpoints.update, { params, body });
      expectSame('an edit of a removed tender', edit.status, category.isGone ? 400 : 404);
    },
  },
  readPages: {
    weight: 2,
    can: hasTender,
    async run(model, portal, choice) {
      const tender = pick(alive(model.tenders), choice);
      const page = await portal.read(`/tenders/${tender.id}`);
      expectSame('the page of a tender', [page.status, page.text.includes(tender.title)], [200, true]);
      const list = await portal.read(`/tenders?search=${portal.word}`);
      const csv = await portal.read(`/tenders.csv?search=${portal.word}`);
      for (const { title, isGone } of model.tenders) {
        expectSame(`${title} on the page of the list`, list.text.includes(title), !isGone);
        expectSame(`${title} in the CSV`, csv.text.includes(title), !isGone);
      }
      const params = { id: tender.id };
      const { body: history } = await portal.ask(portal.visitor(), tenderEndpoints.history, { params });
      expectSame('the history', history?.length, tender.version - 1);
    },
  },
  createCategory: {
    weight: 2,
    async run(model, portal) {
      const name = `Works ${portal.unique()}`;
      const { status, body } = await portal.ask(portal.chief, categoryEndpoints.create, { body: { name } });
      expectSame('a new category', [status, body?.name], [201, name]);
      model.categories.push({ id: body?.id ?? 0, name, isGone: false });
      const same = await portal.ask(portal.chief, categoryEndpoints.create, { body: { name: name.toUpperCase() } });
      expectSame('a category of the same name', same.status, 409);
    },
  },
  renameCategory: {
    weight: 2,
    can: hasCategory,
    async run(model, portal, choice) {
      const category = pick(alive(model.categories), choice);
      const name = `Supplies ${portal.unique()}`;
      const input = { params: { id: category.id }, body: { name } };
      const { status, body } = await portal.ask(portal.chief, categoryEndpoints.update, input);
      expectSame('renaming a category', [status, body?.name], [200, name]);
      category.name = name;
    },
  },
  removeCategory: {
    can: hasCategory,
    async run(model, portal, choice) {
      const category = pick(alive(model.categories), choice);
      const mayGo = !isUsed(model, category);
      const { status } = await portal.ask(portal.chief, categoryEndpoints.remove, { params: { id: category.id } });
      expectSame('removing a category', status, mayGo ? 204 : 409);
      category.isGone = mayGo;
    },
  },
};
