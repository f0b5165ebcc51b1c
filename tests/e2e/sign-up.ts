import type { Page } from 'playwright-core';
import { callApi } from './admin/as-administrator.ts';

export const PASSWORD = 'Kachnar-7-tree';

let people = 0;

/** A username that nobody has. */
export function newUsername(): string {
  people += 1;
  return `rabia${people}x${Date.now() % 1e8}`;
}

/** A new person, signed in on the page's browser. Answers the username. */
export async function signUp(page: Page, fullName = 'Rabia Qureshi'): Promise<string> {
  const username = newUsername();
  if (!page.url().startsWith('http')) await page.goto('/about');
  const body = { username, email: `${username}@firm.example.pk`, fullName, password: PASSWORD };
  await callApi(page, 'POST', '/api/register', body);
  return username;
}
