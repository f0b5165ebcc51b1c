import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../../support/accessibility.ts';
import { expectNoProblems, newPage } from '../../support/browser.ts';
import { pdfOf } from '../../support/payments/pdf-of.ts';
import { runningProduct } from '../../support/product.ts';
import { callApi, expectToast, onAdministratorPage, openTab } from '../admin/as-administrator.ts';

const SUBSCRIBER = { fullName: 'Hamid Mir', businessType: 'Supplier', interestAreas: ['Construction'] };
const EMAIL = `proof.${Date.now()}@firm.example.pk`;

let address: string;

const { browser, admin, page } = onAdministratorPage();

beforeAll(async () => {
  const { paymentReference } = await callApi<{ paymentReference: string }>(page, 'POST', '/api/newsletter', {
    ...SUBSCRIBER,
    email: EMAIL,
  });
  address = `/payment-info?period=year&reference=${paymentReference}`;
});

const picture = (name: string) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: { r: randomInt(256), g: 90, b: 90 } } })
    .png()
    .toBuffer()
    .then((buffer) => ({ name, mimeType: 'image/png', buffer }));

describe('a proof of payment', () => {
  it('is sent with and without scripts, and refused in a sentence', async () => {
    for (const javaScript of [true, false]) {
      const { page: visitor, ...visit } = await newPage(browser, { baseUrl: runningProduct().url, javaScript });
      await visitor.goto(address);
      const file = visitor.getByLabel('Picture or PDF');
      const send = visitor.getByRole('button', { name: 'Send', exact: true });
      const reference = visitor.getByRole('textbox', { name: 'Payment reference' });
      const given = await reference.inputValue();
      await file.setInputFiles({ name: 'slip.docx', mimeType: 'image/png', buffer: Buffer.from('PK no picture') });
      await reference.fill('AL-12');
      await send.click(); // the browser says that it is wrong, and keeps the file
      expect(await reference.evaluate((input: HTMLInputElement) => input.matches(':invalid:focus'))).toBe(true);
      expect(await file.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1);
      await reference.fill(` ${given.toLowerCase()} `);
      await send.click();
      await visitor.getByText('neither a picture').waitFor();
      await visitor.getByText('Annual Plan').first().waitFor();
      expect(await reference.inputValue()).toMatch(/^AL-/);
      await file.setInputFiles(
        javaScript
          ? { name: 'slip.pdf', mimeType: 'application/pdf', buffer: pdfOf(`Slip ${Date.now()}`) }
          : await picture('slip.png'),
      );
      await send.click();
      await visitor.getByText('your proof of payment now waits beside your subscription').waitFor();
      if (javaScript) await expectAccessible(visitor);
      expectNoProblems({ page: visitor, ...visit });
      await visit.close();
    }
  });

  it('is sent again by whoever stopped the sending, or came back', async () => {
    const { page: visitor, ...visit } = await newPage(browser, { baseUrl: runningProduct().url });
    const { paymentReference } = await callApi<{ paymentReference: string }>(page, 'POST', '/api/newsletter', {
      ...SUBSCRIBER,
      email: `again.${Date.now()}@firm.example.pk`,
    });
    await visitor.goto(`/payment-info?reference=${paymentReference}`, { waitUntil: 'networkidle' });
    await visitor.route('**/payment-info?**', (route) => route.abort('aborted'), { times: 1 });
    await visitor.getByLabel('Picture or PDF').setInputFiles(await picture('again.png'));
    await visitor.getByRole('button', { name: 'Send', exact: true }).click();
    await visitor.getByRole('button', { name: 'Sending' }).click();
    await visitor.getByText('your proof of payment now waits').waitFor();
    await visitor.goBack({ waitUntil: 'networkidle' });
    await visitor.evaluate(() =>
      document.querySelector('form[enctype]')?.dispatchEvent(new Event('submit', { bubbles: true })),
    );
    await visitor.getByRole('button', { name: 'Sending' }).waitFor();
    await visitor.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await visitor.getByRole('button', { name: 'Send', exact: true }).waitFor();
    await visit.close();
  });

  it('waits above the subscriptions, and goes with the payment or with a reason', async () => {
    await page.reload();
    await openTab(page, 'Subscriptions');
    const row = page.getByRole('row').filter({ hasText: EMAIL }).filter({ hasText: 'kB' });
    await expect.poll(() => row.count()).toBe(2);
    await expectAccessible(page);
    await row.filter({ hasText: 'PDF' }).getByRole('button', { name: 'Open the proof' }).click();
    const dialog = page.getByRole('dialog', { name: 'Proof of payment' });
    await dialog.getByRole('link', { name: 'Save the PDF' }).waitFor();
    // Keys pressed at once go into the payment, not into the reason to refuse it.
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('plan');
    await dialog.getByRole('button', { name: 'Set aside' }).click();
    await dialog.getByText('Choose a reason').last().waitFor();
    await dialog.getByLabel('Reason').selectOption({ label: 'It shows no transfer to us' });
    await dialog.getByRole('button', { name: 'Set aside' }).click();
    await expectToast(page, 'Proof of payment set aside');
    await expect.poll(() => row.count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expectToast(page, 'Proof of payment waits again');
    await expect.poll(() => row.count()).toBe(2);
    await row.filter({ hasText: 'PDF' }).getByRole('button', { name: 'Open the proof' }).click();
    await dialog.getByLabel('Reason').selectOption({ label: 'It shows no transfer to us' });
    await dialog.getByRole('button', { name: 'Set aside' }).click();
    await expect.poll(() => row.count()).toBe(1);
    await row.getByRole('button', { name: 'Open the proof' }).click();
    const image = dialog.getByRole('img', { name: 'What Hamid Mir sent' });
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(400);
    await expectAccessible(page);
    await dialog.getByLabel('Bank Reference').fill(`SLIP ${Date.now()}`);
    await dialog.getByRole('button', { name: 'Record payment' }).click();
    await expectToast(page, 'Payment recorded');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => row.count()).toBe(0);
    expectNoProblems(admin);
  });

  it('is reached though many wait before it', async () => {
    const emails = [1, 2].map((number) => `many${number}.${EMAIL}`);
    for (const email of emails) {
      const { paymentReference } = await callApi<{ paymentReference: string }>(page, 'POST', '/api/newsletter', {
        ...SUBSCRIBER,
        email,
      });
      for (let number = 0; number < 6; number++) {
        const form = new FormData();
        form.set('reference', paymentReference);
        form.set('file', new Blob([new Uint8Array(pdfOf(`${email} ${number}`))]), 'slip.pdf');
        const { status } = await fetch(`${runningProduct().url}/payment-info`, { method: 'POST', body: form });
        expect(status).toBe(200);
      }
    }
    await page.reload();
    await openTab(page, 'Subscriptions');
    const row = page
      .getByRole('row')
      .filter({ hasText: emails[1] ?? '' })
      .filter({ hasText: 'kB' });
    const further = page.getByRole('button', { name: 'Further proofs' });
    await further.waitFor();
    await expectAccessible(page);
    while (await further.isEnabled()) {
      const status = page.getByRole('navigation', { name: 'Pages of the proofs' }).getByRole('status');
      const before = await status.textContent();
      await further.click();
      await expect.poll(() => status.textContent()).not.toBe(before);
    }
    expect(await row.count()).toBeGreaterThan(0);
    expectNoProblems(admin);
    const unanswered = (url: URL) =>
      url.pathname === '/api/admin/subscriptions' && url.searchParams.get('limit') === '1';
    await page.route(unanswered, (route) => route.abort(), { times: 1 });
    await row.first().getByRole('button', { name: 'Open the proof' }).click();
    const dialog = page.getByRole('dialog', { name: 'Proof of payment' });
    await dialog.getByRole('button', { name: 'Retry' }).click();
    await dialog.getByLabel('Bank Reference').waitFor();
    admin.excused.push(/ERR_FAILED/);
  });
});
