import type { Page } from 'playwright-core';
import type { Email } from '#contracts/api/emails.ts';
import { until } from '../support/until.ts';
import { callApi } from './admin/as-administrator.ts';

/** The link of the newest mail to the address, as the Super Admin of a portal on trial sees it. */
export async function mailedLink(admin: Page, address: string, screen: string): Promise<string> {
  let link: string | undefined;
  await until(async () => {
    const mails = await callApi<Email[]>(admin, 'GET', '/api/admin/emails?limit=100');
    const mail = mails.find(({ to, html }) => to === address && html.includes(screen));
    link = new RegExp(`${screen}#[\\w-]{43}`).exec(mail?.html ?? '')?.[0];
    return link !== undefined;
  });
  return link ?? '';
}
