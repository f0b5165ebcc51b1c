import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/accessibility.ts';
import { brokenWords } from '../support/browser/broken-words.ts';
import { walkByTab } from '../support/browser/keyboard-walk.ts';
import { callApi, noticeFacts, onAdministratorPage, openTab } from './admin/as-administrator.ts';

const { page } = onAdministratorPage();

const WORD = 'Windpumpe';
const titles = ['first', 'second', 'third'].map(
  (which) => `${WORD} ${which} for the wells of telecommunication districts`,
);

beforeAll(async () => {
  const facts = await noticeFacts(page);
  for (const title of titles) {
    await callApi(page, 'POST', '/api/tenders', { ...facts, title, description: 'For a well.' });
  }
});

const row = (words: string) => page.getByRole('row').filter({ hasText: words });
const select = (title: string) => page.getByRole('checkbox', { name: `Select ${title}` });
const bar = () => page.getByRole('region', { name: 'Selected tenders' });
const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click();

it('a subscription that is active and unpaid says both in one line', async () => {
  const body = {
    email: 'windpumpe.engineering.construction@firm.example.pk',
    fullName: `${WORD} Engineering and Construction Company (Private) Limited`,
    businessType: 'Supplier',
  };
  await callApi(page, 'POST', '/api/newsletter', { ...body, interestAreas: ['Construction'] });
  await openTab(page, 'Subscriptions');
  await page.getByPlaceholder('Name, email, reference or amount').fill(WORD);
  const tops = () =>
    row(WORD)
      .getByText(/^(Active|Unpaid)$/)
      .evaluateAll((badges) => badges.map((one) => Math.round(one.getBoundingClientRect().top)));
  await expect.poll(tops).toHaveLength(2);
  expect(new Set(await tops()).size).toBe(1);
});

describe('the table of tenders', () => {
  it('has rows of 40 px with the number of the tender, and no footer of readers', async () => {
    await openTab(page, 'Tenders');
    await page.getByRole('searchbox').fill(WORD);
    await expect.poll(() => row(WORD).count()).toBe(3);
    const [first] = await callApi<{ id: number }[]>(page, 'GET', `/api/tenders?search=${WORD}&limit=1`);
    await row(WORD).getByText(`#${first?.id}`, { exact: true }).waitFor();
    const heights = await row(WORD).evaluateAll((rows) => rows.map((one) => one.getBoundingClientRect().height));
    for (const height of heights) expect(Math.round(height)).toBeLessThanOrEqual(41); // with its line
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
  });

  it.each([
    ['Closing Date', 'closes'],
    ['Publish Date', 'published'],
  ])('sorts by %s both ways at the header', async (name, sort) => {
    const header = page.getByRole('columnheader', { name });
    for (const [direction, stated] of [
      ['ascending', sort],
      ['descending', `-${sort}`],
      [null, null],
    ] as const) {
      await header.getByRole('button').click();
      await expect.poll(() => header.getAttribute('aria-sort')).toBe(direction);
      expect(new URL(page.url()).searchParams.get('sort')).toBe(stated);
    }
  });

  it('sorts by each header, both ways, by keyboard, and the select of phones says the same', async () => {
    const shown = () => row(WORD).getByRole('link').filter({ hasText: WORD }).allTextContents();
    const header = page.getByRole('columnheader', { name: 'Title' });
    const byHeader = header.getByRole('button');
    await byHeader.focus();
    for (const [direction, sort, expected] of [
      ['ascending', 'title', titles],
      ['descending', '-title', titles.toReversed()],
    ] as const) {
      await page.keyboard.press('Enter');
      await expect.poll(() => header.getAttribute('aria-sort')).toBe(direction);
      await expect.poll(shown).toEqual(expected);
      expect(new URL(page.url()).searchParams.get('sort')).toBe(sort);
      expect(await page.getByLabel('Sort by', { exact: true }).inputValue()).toBe(sort);
      expect(await byHeader.evaluate((button) => button === document.activeElement)).toBe(true);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => header.getAttribute('aria-sort')).toBeNull();
    for (const name of ['Location', 'Status']) {
      const other = page.getByRole('columnheader', { name });
      await other.getByRole('button').click();
      await expect.poll(() => other.getAttribute('aria-sort')).toBe('ascending');
      await expect.poll(() => row(WORD).count()).toBe(3);
    }
    await expectAccessible(page);
    const size = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const select = page.getByLabel('Sort by', { exact: true });
    expect(await select.count()).toBe(1);
    await select.selectOption({ label: 'Title, Z to A' });
    await expect.poll(shown).toEqual(titles.toReversed());
    await expectAccessible(page);
    await select.selectOption({ label: 'Most Recent' });
    if (size !== null) await page.setViewportSize(size);
  });

  it('are chosen by keys on the smallest screen, too, without the bar covering the next one', async () => {
    await select(titles[0] ?? '').check();
    const size = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 640 });
    const { faults } = await walkByTab(page);
    expect(faults.filter((fault) => fault.includes(WORD))).toEqual([]);
    if (size !== null) await page.setViewportSize(size);
  });

  it('breaks no word of a title beside the actions of its card', async () => {
    const size = page.viewportSize();
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await brokenWords(page, 17), `${width} px`).toEqual([]);
    }
    if (size !== null) await page.setViewportSize(size);
  });

  it('closes several at once, after a question', async () => {
    for (const title of titles.slice(0, 2)) await select(title).check();
    await bar().getByText('2 tenders selected').waitFor();
    await expectAccessible(page);
    await bar().getByRole('button', { name: 'Close them' }).click();
    await confirm('Close them');
    await page.getByText('2 tenders closed').first().waitFor();
    await expect.poll(() => row(WORD).filter({ hasText: 'Closed' }).count()).toBe(2);
    expect(await bar().count()).toBe(0);
  });

  it('moves and deletes all of a page by keyboard', async () => {
    await select(titles[2] ?? '').focus();
    await page.keyboard.press('Space');
    await bar().getByRole('button', { name: 'Select all 3 of this page' }).press('Enter');
    await bar().getByLabel('Move to category...').selectOption({ index: 2 });
    await confirm('Move them');
    await page.getByText('3 tenders moved').first().waitFor();
    await select(titles[0] ?? '').check();
    await bar().getByRole('button', { name: 'Select all 3 of this page' }).click();
    await bar().getByRole('button', { name: 'Delete' }).click();
    await confirm('Delete them');
    await page.getByText('3 tenders deleted').first().waitFor();
    await expect.poll(() => row(WORD).count()).toBe(0);
  });
});
