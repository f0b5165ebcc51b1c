import { readFile } from 'node:fs/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { callApi, expectToast, focusedName, onAdministratorPage, openTab, removeFound } from './as-administrator.ts';

const HEAD = 'title,description,closingDate,categories,sectors,reference';
const row = (n: number, closing = '2031-12-01') =>
  `Kotri barrage ${n},Repair of gates,${closing},Barrages,Government,KB/${n}`;
const FILE = [HEAD, row(1), row(2, 'soon'), row(3), 'too,short', `"=1+1 ${row(4)}`, row(5), ''].join('\n');

const { admin, page } = onAdministratorPage();

afterAll(() => removeFound(page, '/api/tenders', 'kotri'));

const choose = (name: string, text: string) =>
  page.getByLabel('File').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const count = (name: string) => page.locator('dl > div', { hasText: name }).locator('dd').innerText();

const stateOf = (state: string) => page.getByRole('status').getByText(state, { exact: true });

/** A run as it is for a moment on a slow machine: bad rows are counted, good ones not written yet. */
const AT_WORK = {
  state: 'running',
  counts: { added: 0, updated: 0, unchanged: 0, refused: 3, removedHere: 0, newCategories: 0, newOrganizations: 0 },
};

const answerOnceAtWork = <Answer>(path: RegExp, atWork: (answer: Answer) => unknown) =>
  page.route(
    path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: atWork(await response.json()) });
    },
    { times: 1 },
  );

describe('an administrator imports a file', () => {
  it('is told what a file must be', async () => {
    await openTab(page, 'Tenders');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await page.getByRole('heading', { level: 2, name: 'Import tenders' }).waitFor();
    await page.getByRole('button', { name: 'Upload and Check' }).click();
    await page.getByText('Choose a file first.').waitFor();
    await expectAccessible(page);
    await choose('notices.xlsx', 'PK\u0003\u0004 workbook');
    await page.getByRole('button', { name: 'Upload and Check' }).click();
    await page.getByRole('alert').getByText('an Excel or ZIP file that is cut off or damaged').waitFor();
    await page.getByRole('link', { name: 'Import another file' }).click();
  });

  it('has it checked, and sees what is wrong row by row', async () => {
    await choose('barrages.csv', FILE);
    await page.getByLabel('Source').fill('Dawn');
    await page.getByRole('button', { name: 'Upload and Check' }).click();
    await page.getByText('Nothing has been written yet.').waitFor();
    await expect.poll(() => focusedName(page)).toBe('Import tenders'); // the form went with its button
    expect([await count('Added'), await count('Refused')]).toEqual(['3', '3']);
    const problem = page.getByRole('table', { name: 'What is wrong' }).getByRole('row', { name: /line 3/ });
    expect(await problem.innerText()).toMatch(/closingDate\s+soon\s+Must be a date such as 2026-11-30/);
    await expectAccessible(page);
    await page.getByText('3 to add, 0 to change, 3 to leave out').waitFor();
    expect(await callApi<object[]>(page, 'GET', '/api/tenders?search=kotri+barrage')).toEqual([]);
  });

  it('saves the refused rows, corrects them, and hands them in again', async () => {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the Refused Rows' }).click();
    const saved = await readFile(await (await saving).path(), 'utf8');
    expect(saved.split('\r\n')).toEqual([
      expect.stringMatching(/^\ufeff"Title",.*"What is wrong"$/),
      expect.stringContaining('"soon"'),
      '',
    ]);
    await page.getByRole('link', { name: 'Import another file' }).click();
    await choose('corrected.csv', saved.replace('soon', '12/14/20'));
    await page.getByRole('button', { name: 'Upload and Check' }).click();
    await page.getByText('because one is "12/14/20"').waitFor();
    expect([await count('Added'), await count('closed already'), await count('Refused')]).toEqual(['1', '1', '0']);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'barrages.csv' }).first().click();
  });

  it('is asked which column is which, with the first rows in view, and remembers it', async () => {
    const FOREIGN = 'Kaam,Aakhri,Category,Qism\nKotri gate,1/12/2031,Barrages,Government\n';
    const upload = async () => {
      await page.getByRole('link', { name: 'Import another file' }).click();
      await choose('kaam.csv', FOREIGN);
      await page.getByLabel('Source').fill('Kaam Daily');
      await page.getByRole('button', { name: 'Upload and Check' }).click();
    };
    await upload();
    await page.getByText('Which column is the title, and which the closing date?').waitFor();
    expect(await page.getByText('Refused', { exact: true }).count()).toBe(0); // nothing was counted yet
    await page.getByText('Kotri gate').waitFor();
    // an answer is handed in by the button below it alone
    expect(await page.getByRole('button', { name: 'Check Again' }).count()).toBe(0);
    await expectAccessible(page);
    await page.getByLabel('Kaam').selectOption('Title');
    await page.getByLabel('Aakhri').selectOption('Closing Date');
    await page.getByRole('button', { name: 'Read It So and Check' }).click();
    await expect.poll(() => focusedName(page)).toBe('Import tenders');
    await page.getByRole('button', { name: 'Start the Import' }).click();
    await stateOf('Imported').waitFor();
    await upload();
    await page.getByText('Nothing has been written yet. This').waitFor();
    expect([await count('Added'), await count('Unchanged')]).toEqual(['0', '1']);
    await page.getByRole('link', { name: 'Import another file' }).click();
    await page.getByRole('link', { name: 'barrages.csv' }).first().click();
  });

  it('imports the good rows; a reload of the page loses nothing', async () => {
    await Promise.all([
      page.waitForResponse('**/api/admin/imports/*/start'),
      page.getByRole('button', { name: 'Import the Good Rows' }).click(),
    ]);
    await answerOnceAtWork(/\/api\/admin\/imports\/\d+$/, (run: object) => ({ ...run, ...AT_WORK }));
    await page.reload();
    await stateOf('Imported').waitFor();
    expect([await count('Added'), await count('Refused')]).toEqual(['3', '3']);
  });

  it('follows in the list of imports what is still at work', async () => {
    await answerOnceAtWork(/\/api\/admin\/imports\?/, (runs: object[]) => runs.map((run) => ({ ...run, ...AT_WORK })));
    await page.reload();
    const row = page
      .getByRole('table', { name: 'Latest imports' })
      .getByRole('row', { name: /barrages\.csv/ })
      .first();
    await row.getByText('Importing').waitFor();
    await row.getByText('Imported').waitFor();
    await row.getByText('3 added').waitFor();
  });

  it('leads to what came in', async () => {
    await page.getByRole('link', { name: 'Show the tenders published or changed since the upload' }).click();
    await page.getByText('Published or changed since').waitFor();
    await page.getByRole('link', { name: 'Kotri barrage 5', exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Show all tenders' }).click();
    await page.getByLabel('Search', { exact: true }).fill('kotri barrage');
    await page.getByRole('link', { name: 'Kotri barrage 5', exact: true }).waitFor();
  });

  it('chooses what becomes of rows that resemble notices: for one, or for all', async () => {
    const head = `${HEAD},source,procuringOrganization\n`;
    const of = (source: string, titles: readonly string[]) =>
      head +
      titles
        .map(
          (title, n) => `${title},Works,2031-12-0${n + 1},Barrages,Government,${source}/${n},${source},Kotri Board\n`,
        )
        .join('');
    const upload = async (name: string, text: string) => {
      await page.getByRole('link', { name: 'Import', exact: true }).click();
      await choose(name, text);
      await page.getByRole('button', { name: 'Upload and Check' }).click();
      await page.getByText('Nothing has been written yet. This').waitFor();
    };
    const first = ['Kotri supply of sluice gates for barrage stores', 'Kotri painting of the headworks gantry crane'];
    await upload('epads.csv', of('EPADS', first));
    await page.getByRole('button', { name: 'Start the Import' }).click();
    await stateOf('Imported').waitFor();
    await page.getByRole('link', { name: 'Back to the tenders' }).click();
    const second = ['Sluice gates for Kotri barrage stores supply', 'Painting of headworks gantry crane at Kotri'];
    await upload('jang.csv', of('Jang', second));
    const rowOf = (title: string) => page.getByLabel(`What becomes of “${title}”`);
    await rowOf(second[0] ?? '').waitFor();
    await expectAccessible(page);
    await page.getByLabel('All of them').selectOption('Another notice: a tender of its own');
    await rowOf(second[0] ?? '').selectOption('The same notice');
    await page.getByRole('button', { name: 'Use These Choices and Check' }).click();
    await page.locator('dl > div', { hasText: 'Same notice' }).waitFor();
    expect([await count('Same notice'), await count('Added')]).toEqual(['1', '1']);
    await page.getByRole('button', { name: 'Start the Import' }).click();
    const found = () => callApi<{ id: number }[]>(page, 'GET', '/api/tenders?search=kotri+gantry');
    await expect.poll(async () => (await found()).length).toBe(2);
    const [tender] = await callApi<{ id: number }[]>(page, 'GET', '/api/tenders?search=kotri+sluice');
    expect(await callApi(page, 'GET', `/api/tenders/${tender?.id}`)).toMatchObject({
      source: 'EPADS',
      alsoIn: [{ source: 'Jang', reference: 'Jang/0' }],
    });
    await page.getByRole('link', { name: 'Back to the tenders' }).click();
    await page.getByLabel('Search', { exact: true }).fill('kotri barrage');
  });

  it('can be stopped, and stopped again, and a second tab sees that it is at work', async () => {
    const rows = Array.from({ length: 12_000 }, (_, n) => row(n + 10));
    await page.goto('/admin?import=all');
    await choose('long.csv', [HEAD, ...rows].join('\n'));
    await page.getByRole('button', { name: 'Upload and Check' }).click();
    await stateOf('Checked').waitFor();
    const tab = await page.context().newPage();
    await tab.goto(page.url());
    const startOther = tab.getByRole('button', { name: 'Start the Import' });
    await startOther.waitFor();
    // a check, which writes nothing
    await page.getByRole('button', { name: 'Check Again' }).click();
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor();
    await startOther.click();
    await tab.getByText('This import is at work already').first().waitFor();
    await startOther.waitFor({ state: 'detached' });
    await tab.close();
    const stop = async () => {
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await stateOf('Stopped').waitFor();
    };
    await stop();
    await page.getByRole('button', { name: 'Check Again' }).click();
    await stop();
    await page.goto('/admin?search=kotri+barrage');
  });

  it('adds nothing by the same file, and what was removed here stays removed', async () => {
    await page.getByRole('button', { name: 'Delete Kotri barrage 5' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'Tender deleted');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await choose('barrages.csv', FILE);
    await page.getByLabel('Source').fill('Dawn');
    await page.getByRole('button', { name: 'Upload and Check' }).click();
    await page.getByText('Notices that an administrator removed stay removed.').waitFor();
    expect([await count('Added'), await count('Unchanged'), await count('Removed here')]).toEqual(['0', '2', '1']);
    await page.getByRole('button', { name: 'Throw the File Away' }).click();
    const question = page.getByRole('alertdialog', { name: 'Throw the file away?' });
    await question.getByRole('button', { name: 'Throw the File Away' }).click();
    await expectToast(page, 'File thrown away');
    expectNoProblems(admin);
  });
});
