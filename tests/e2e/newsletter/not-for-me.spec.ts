import { describe, expect, it } from 'vitest';
import type { Email } from '#contracts/api/emails.ts';
import { expectAccessible } from '../../support/accessibility.ts';
import { onFreshPages } from '../../support/browser/fresh-pages.ts';
import { expectNoProblems, newPage } from '../../support/browser.ts';
import { runningProduct } from '../../support/product.ts';
import { until } from '../../support/until.ts';
import { callApi, visitAsAdministrator } from '../admin/as-administrator.ts';

const { browser, visit } = onFreshPages();

/** The page of a notice for a new subscriber, by the token that his mails have. */
async function pageOf(name: string, title: string): Promise<string> {
  const admin = await visitAsAdministrator(browser);
  const email = `${name}${Date.now() % 1e8}@firm.example.pk`;
  const body = { email, fullName: 'Sana', businessType: 'Supplier', interestAreas: ['Construction'], plan: 'monthly' };
  await callApi(admin.page, 'POST', '/api/newsletter', body);
  let token: string | undefined;
  await until(async () => {
    const mails = await callApi<Email[]>(admin.page, 'GET', '/api/admin/emails?limit=100');
    token = /unsubscribe\/([\w.-]+)/.exec(mails.find(({ to }) => to === email)?.html ?? '')?.[1];
    return token !== undefined;
  });
  const days = { publishDate: '2026-11-01', closingDate: '2027-11-01', status: 'open' };
  const categories = await callApi<{ name: string }[]>(admin.page, 'GET', '/api/categories');
  const facts = { description: 'Rates are invited.', sectors: ['Government'], categories: [categories[0]?.name] };
  const { id } = await callApi(admin.page, 'POST', '/api/tenders', { title, ...facts, ...days });
  await admin.close();
  return `/not-for-me/${token}/${id}`;
}

describe('"Not for me" of a mail', () => {
  it('changes nothing by being looked at, hides without scripts on a phone, and takes back', async () => {
    const path = await pageOf('phone', 'Qalamdan zeewar chairs for the library');
    const plain = await newPage(browser, { baseUrl: runningProduct().url, javaScript: false, width: 390 });
    const { page } = plain;
    const answer = await page.goto(path);
    expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
    await page.getByText('Hide this notice? No mail tells you of it any more').waitFor();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await page.reload();
    await page.getByRole('checkbox', { name: /^zeewar/ }).check();
    await page.getByRole('button', { name: 'Hide This Notice' }).click();
    await page.getByText('Hidden: no mail tells you of this notice any more.').waitFor();
    await page.getByText('Left out of your newsletter from now on: zeewar.').waitFor();
    await page.getByRole('button', { name: 'Leave Out These Words' }).click();
    await page.getByText('No word is ticked.').waitFor();
    await page.getByRole('checkbox', { name: /^qalamdan/ }).check();
    await page.getByRole('button', { name: 'Leave Out These Words' }).click();
    await page.getByText('Left out of your newsletter from now on: zeewar, qalamdan.').waitFor();
    expect(await page.getByText('No word is ticked.').count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Hide this notice? No mail tells you of it any more').waitFor();
    await page.getByRole('checkbox', { name: /^zeewar/ }).waitFor();
    expectNoProblems(plain);
    await plain.close();
  });

  it('is usable by everybody, also in Urdu, and leads to the preferences', async () => {
    const { page } = visit;
    await page.goto(await pageOf('urdu', 'ضلعی کتب خانے کے لیے کرسیاں'));
    await page.getByRole('checkbox', { name: /^کرسیاں/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Hide This Notice' }).click();
    await page.getByText('Left out of your newsletter from now on: کرسیاں.').waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Your preferences' }).click();
    await page.getByRole('definition').getByText('-کرسیاں', { exact: true }).waitFor();
    expectNoProblems(visit);
  });
});
