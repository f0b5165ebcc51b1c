import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { onFreshPages } from '../../support/browser/fresh-pages.ts';
import { expectNoProblems } from '../../support/browser.ts';
import { callApi, expectToast } from '../admin/as-administrator.ts';
import { signUp } from '../sign-up.ts';

const { visit, page } = onFreshPages();

describe('mails about changes and reminders', () => {
  it('are chosen on the account page, each press kept at once', async () => {
    await signUp(page);
    await page.goto('/account');
    const section = page.getByRole('region', { name: 'Changes and reminders' });
    await section.getByText('They come once your email address is confirmed').waitFor();
    const changes = section.getByRole('checkbox', { name: /^Tell me when such a notice/ });
    expect(await changes.isChecked()).toBe(true);
    expect(await section.getByRole('checkbox', { checked: true }).count()).toBe(4);
    await changes.click();
    await expectToast(page, 'Choice saved');
    await section.getByRole('checkbox', { name: '14 days before' }).click();
    await section.getByRole('checkbox', { name: '7 days before' }).click();
    await expect
      .poll(() => callApi(page, 'GET', '/api/account/notice-mails'))
      .toEqual({ changeMails: false, reminderDays: [14, 3, 1] });
    await expectAccessible(page);
    await page.reload();
    expect(await changes.isChecked()).toBe(false);
    for (const name of ['14 days before', '3 days before', 'The day before'])
      await section.getByRole('checkbox', { name }).click();
    await section.getByText('No reminders: saved notices close without a word.').waitFor();
    await expect
      .poll(() => callApi(page, 'GET', '/api/account/notice-mails'))
      .toEqual({ changeMails: false, reminderDays: [] });
    expectNoProblems(visit);
  });
});
