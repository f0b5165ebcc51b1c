import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { adminText } from '../../components/admin/messages.en.ts';
import { TooltipProvider } from '../../components/ui/overlay/tooltip.tsx';
import { StatusBadge } from '../../components/ui/status-badge.tsx';
import { text as categories } from '../../features/admin-categories/messages.en.ts';
import { text as emails } from '../../features/admin-emails/messages.en.ts';
import { text as organizations } from '../../features/admin-organizations/messages.en.ts';
import { text as subscriptions } from '../../features/admin-subscriptions/messages.en.ts';
import { text as tenders } from '../../features/admin-tenders/messages.en.ts';
import { text as users } from '../../features/admin-users/messages.en.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { createQueryClient } from '../../lib/api/query-client.ts';
import { submissionTitle } from '../../lib/forms/use-failure-toast.ts';
import { THEME_KEY, toTheme } from '../../lib/theme/theme.slice.ts';

describe('the words of the administration', () => {
  it('about categories and organizations', () => {
    expect(categories).toMatchObject({
      created: 'Category created',
      updated: 'Category updated',
      deleted: 'Category deleted',
      createFailed: 'Error creating category',
      updateFailed: 'Error updating category',
      deleteFailed: 'Error deleting category',
      noDescription: 'No description',
    });
    expect(categories.deleteText('Roads')).toBe(
      'This will permanently delete the category "Roads". This action cannot be undone.',
    );
    expect(organizations).toMatchObject({
      created: 'Organization created',
      updated: 'Organization updated',
      deleted: 'Organization deleted',
      createFailed: 'Error creating organization',
      updateFailed: 'Error updating organization',
      deleteFailed: 'Error deleting organization',
      none: 'None',
      visit: 'Visit',
    });
  });

  it('about tenders', () => {
    expect(Object.values(tenders.columns)).toEqual(['Title', 'Publish Date', 'Closing Date', 'Location', 'Status']);
    expect([adminText.areYouSure, tenders.deleteText]).toEqual([
      'Are you sure?',
      'This action cannot be undone. This will permanently delete the tender announcement.',
    ]);
  });

  it('about emails', () => {
    expect(emails).toMatchObject({
      heading: 'Email System',
      simulated: 'Simulated Emails',
      process: 'Send Test Digests',
      cleared: 'Emails cleared',
      clearedText: 'All simulated emails have been cleared',
      clearFailed: 'Failed to clear emails',
      processed: 'Digests processed',
      processFailed: 'Failed to process digests',
      emptyTitle: 'No emails yet',
      empty: 'When subscribers sign up or receive notifications, simulated emails will appear here.',
      previewTitle: 'Email Preview',
    });
  });

  it('about subscriptions', () => {
    expect(subscriptions).toMatchObject({
      management: 'Newsletter Management',
      heading: 'Newsletter Subscribers',
      empty: 'No subscriptions found',
      dialogTitle: 'Subscription Details',
      term: 'Subscription Management',
      updated: 'Subscription updated',
      updateFailed: 'Update failed',
      updateFailedText: 'Failed to update subscription status',
      extended: 'Subscription extended',
      extendFailed: 'Extension failed',
      extendFailedText: 'Failed to extend subscription',
    });
  });

  it('about users', () => {
    expect(users).toMatchObject({
      heading: 'User Management',
      add: 'New User',
      created: 'User created',
      deleted: 'User deleted',
      updated: 'User updated',
      updatedText: "The user's admin status has been updated",
      createFailed: 'Failed to create user',
      deleteFailed: 'Failed to delete user',
      updateFailed: 'Failed to update user',
    });
  });

  it("call a submission that was never answered an 'Error'", () => {
    expect(submissionTitle(categories.createFailed, new Error('gone'))).toBe('Error');
    expect(submissionTitle(categories.createFailed, new ApiError(409, 'taken'))).toBe('Error creating category');
  });
});

describe('the constants of the browser', () => {
  it('ask the server once, and keep what it said', () => {
    expect(createQueryClient().getDefaultOptions()).toMatchObject({
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
      mutations: { retry: false },
    });
  });

  it('wait 700 ms before a tooltip and none within 300 ms of another', () => {
    expect(TooltipProvider({ children: null }).props).toMatchObject({ delayDuration: 700, skipDelayDuration: 300 });
  });

  it('follow the system unless a theme is stored', () => {
    expect([THEME_KEY, toTheme(null), toTheme('dark'), toTheme('purple')]).toEqual([
      'theme',
      'system',
      'dark',
      'system',
    ]);
  });

  it('show an unknown status as itself', () => {
    expect(renderToStaticMarkup(<StatusBadge status="awarded" />)).toContain('awarded');
    expect(renderToStaticMarkup(<StatusBadge status="closing_soon" />)).toContain('Closing Soon');
  });
});
