import type { Browser, Locator, Page } from 'playwright-core';
import { newPage, type Visit } from '../../../support/browser.ts';
import { runningProduct } from '../../../support/product.ts';
import { newUsername, PASSWORD } from '../../sign-up.ts';
import { callApi, removeFound } from '../as-administrator.ts';

export interface DroppedFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export async function openInbox(page: Page, filter = ''): Promise<void> {
  await page.goto(`/admin?tab=inbox${filter === '' ? '' : `&state=${filter}`}`, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { name: 'Inbox', exact: true }).waitFor();
}

/** Lets go of files over the page, or pastes them. */
export async function bring(page: Page, how: 'drop' | 'paste', files: readonly DroppedFile[]): Promise<void> {
  const sent = files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: buffer.toString('base64') }));
  await page.evaluate(
    ([kind, all]) => {
      const dataTransfer = new DataTransfer();
      for (const { name, type, bytes } of all) {
        const file = new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name, { type });
        dataTransfer.items.add(file);
      }
      const how = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { ...how, dataTransfer })
          : new ClipboardEvent('paste', { ...how, clipboardData: dataTransfer }),
      );
    },
    [how, sent] as const,
  );
}

export const draftRow = (page: Page, words: string): Locator =>
  page.getByRole('table', { name: 'Inbox' }).getByRole('row').filter({ hasText: words });

/** Files a stored file as a draft. Answers the draft's number. */
export async function fileDraft(page: Page, { name, buffer }: DroppedFile): Promise<number> {
  const stored = await page.evaluate(
    async ([fileName, bytes]) => {
      const answer = await fetch(`/api/admin/files?name=${encodeURIComponent(fileName)}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0)),
      });
      return (await answer.json()) as { digest: string; name: string };
    },
    [name, buffer.toString('base64')] as const,
  );
  const files = [{ digest: stored.digest, name: stored.name }];
  return (await callApi(page, 'POST', '/api/admin/drafts', { files })).id;
}

/** A second administrator, whom the first one makes; signed in on a page with cookies of its own. */
export async function visitAsColleague(browser: Browser, admin: Page, fullName: string): Promise<Visit> {
  const visit = await newPage(browser, { baseUrl: runningProduct().url });
  const { page } = visit;
  await page.goto('/about');
  const username = newUsername();
  const { id } = await callApi(page, 'POST', '/api/register', {
    username,
    email: `${username}@firm.example.pk`,
    fullName,
    password: PASSWORD,
  });
  await callApi(admin, 'PATCH', `/api/admin/users/${id}`, { isAdmin: true });
  return visit;
}

/** Throws away what a spec left in the inbox, and removes its tenders. */
export async function tidyInbox(page: Page, search: string): Promise<void> {
  const me = await callApi(page, 'GET', '/api/user');
  const open = await callApi<{ id: number; holder: { id: number } | null }[]>(page, 'GET', '/api/admin/drafts');
  for (const { id, holder } of open) {
    const holding = { holderId: me.id, expectedHolderId: holder?.id ?? null };
    await callApi(page, 'PUT', `/api/admin/drafts/${id}/holder`, holding);
    await callApi(page, 'DELETE', `/api/admin/drafts/${id}`);
  }
  await removeFound(page, '/api/tenders', search);
}
