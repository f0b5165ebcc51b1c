import { expect, it } from 'vitest';
import { onFreshPages } from '../../support/browser/fresh-pages.ts';
import { expectToast } from '../admin/as-administrator.ts';
import { newUsername, PASSWORD, signUp } from '../sign-up.ts';

const { page } = onFreshPages();

const field = (label: string) => page.getByLabel(label, { exact: true });
const logo = () => page.getByRole('banner').getByRole('link').first();

/** Goes to another page of the site and back by the browser. */
async function goAwayAndBack(): Promise<void> {
  const path = new URL(page.url()).pathname;
  await logo().click();
  await page.waitForURL('**/');
  await page.goBack();
  await page.waitForURL(`**${path}*`);
}

it('the newsletter form is as it was left, until it was sent', async () => {
  await page.goto('/newsletter#subscribe', { waitUntil: 'networkidle' });
  await field('Full Name').fill('Hina Khan');
  await field('Email').fill(`kept.${Date.now()}@firm.example.pk`);
  await field('Business Type').selectOption('Supplier');
  await field('Energy').first().check();
  await page.getByRole('tab', { name: 'Advanced Preferences' }).click();
  await page.getByRole('button', { name: 'Preferred Sectors' }).click();
  await field('Government').check();
  await goAwayAndBack();
  await expect.poll(() => field('Full Name').inputValue()).toBe('Hina Khan');
  expect(await field('Business Type').inputValue()).toBe('Supplier');
  expect(await field('Energy').first().isChecked()).toBe(true);
  await page.getByRole('tab', { name: 'Advanced Preferences' }).click();
  await page.getByText('1 chosen').waitFor();
  await page.getByRole('button', { name: 'Subscribe Now' }).click();
  await page.waitForURL('**/payment-info?**');
  await page.goBack();
  await field('Full Name').waitFor();
  expect(await field('Full Name').inputValue()).toBe('');
});

it('nothing typed goes with the page before the browser has asked', async () => {
  const asked: string[] = [];
  page.on('dialog', (question) => {
    asked.push(`${new URL(page.url()).pathname} ${question.type()}`);
    void question.accept();
  });
  await signUp(page);
  const forms = {
    '/newsletter#subscribe': 'Full Name',
    '/contact': 'Message',
    '/account?tab=settings#profile': 'Full Name',
  };
  for (const [path, label] of Object.entries(forms)) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.reload({ waitUntil: 'networkidle' }); // nothing is typed
    await field(label).first().press('End');
    await page.keyboard.type('Hina');
    await page.reload({ waitUntil: 'networkidle' });
  }
  await page.goto('/account?tab=settings#data', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByLabel(/^Type/).pressSequentially('delete');
  await page.reload({ waitUntil: 'networkidle' });
  const paths = ['/newsletter', '/contact', '/account', '/account'];
  expect(asked).toEqual(paths.map((path) => `${path} beforeunload`));
});

it('so is a message, also when it was sent from a page that was left meanwhile', async () => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const words = {
    Name: 'Hina Khan',
    Email: 'hina@firm.example.pk',
    Subject: 'A notice',
    Message: 'It closes on Friday.',
  };
  for (const [label, text] of Object.entries(words)) await page.getByRole('main').getByLabel(label).fill(text);
  for (const subject of ['A notice', 'Another notice']) {
    await page.getByLabel('Subject').fill(subject);
    await goAwayAndBack();
    await expect.poll(() => field('Message').inputValue()).toBe('It closes on Friday.');
  }
  await page.getByRole('button', { name: 'Send Message' }).click();
  await logo().click();
  await expectToast(page, 'Message sent!');
  await page.goBack();
  await field('Message').waitFor();
  expect(await field('Message').inputValue()).toBe('');
});

it('signing up keeps all but the password, nothing that was discarded, and nothing once somebody has logged out', async () => {
  const name = newUsername();
  await page.goto('/auth?mode=signup', { waitUntil: 'networkidle' });
  const form = page.getByRole('main');
  await form.getByLabel('Username').fill(name);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('link', { name: /log in/i }).click();
  await page.waitForURL('**/auth');
  await page.goBack();
  await expect.poll(() => form.getByLabel('Username').inputValue()).toBe(name);
  expect(await form.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  await logo().click();
  await page.getByRole('link', { name: 'Sign Up', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await expect.poll(() => dialog.getByLabel('Username').inputValue()).toBe(name);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('link', { name: 'Sign Up', exact: true }).first().click();
  expect(await dialog.getByLabel('Username').inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await signUp(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await field('Message').fill('For my eyes.');
  await logo().click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expectToast(page, 'Logged out successfully');
  await page.goBack();
  await field('Message').waitFor();
  expect(await field('Message').inputValue()).toBe('');
});

it('a form that stands there is emptied when somebody logs out, and takes a name over when somebody signs in', async () => {
  const username = await signUp(page);
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await field('Message').fill('For my eyes.');
  expect(await field('Name').inputValue()).toBe('Rabia Qureshi');
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect.poll(() => field('Message').inputValue()).toBe('');
  expect(await field('Name').inputValue()).toBe('');
  await field('Message').fill('From whoever I am.');
  await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click();
  const login = page.getByRole('dialog');
  await login.getByLabel('Username').fill(username);
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.poll(() => field('Name').inputValue()).toBe('Rabia Qureshi');
  expect(await field('Message').inputValue()).toBe('From whoever I am.');
});

it('a message about a notice is another one than a message', async () => {
  await page.goto('/contact?notice=7', { waitUntil: 'networkidle' });
  await field('Message').fill('It closes on Friday.');
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
  await expect.poll(() => field('Message').inputValue()).toBe('');
  expect(await field('Subject').inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => field('Message').inputValue()).toBe('It closes on Friday.');
  expect(await field('Subject').inputValue()).toBe('A mistake in notice 7');
});
