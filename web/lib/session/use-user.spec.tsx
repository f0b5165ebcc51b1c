import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createQueryClient, USER_KEY } from '../api/query-client.ts';
import { useUser } from './use-user.ts';

const Name = () => <b>{useUser().user?.username ?? 'nobody'}</b>;

describe('the session', () => {
  it('names its provider when it is used outside of it', () => {
    expect(() => renderToStaticMarkup(<Name />)).toThrow('useUser must be used within its provider');
  });

  it('is a user or nobody', () => {
    const client = createQueryClient();
    client.setQueryData(USER_KEY, null);
    const page = () => (
      <QueryClientProvider client={client}>
        <Name />
      </QueryClientProvider>
    );
    expect(renderToStaticMarkup(page())).toBe('<b>nobody</b>');
    client.setQueryData(USER_KEY, { username: 'sana' });
    expect(renderToStaticMarkup(page())).toBe('<b>sana</b>');
  });
});
