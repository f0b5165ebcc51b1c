import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Provider } from 'react-redux';
import { Router } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';
import type { SiteInfo } from '#contracts/api/page.ts';
import { type Head, HeadCollector } from '../lib/head/head.ts';
import { navigateLikeAPage } from '../lib/routing/navigation.ts';
import { SiteProvider } from '../lib/site.tsx';
import { Frame } from './frame.tsx';
import type { Store } from './store.ts';

interface AppProps {
  readonly store: Store;
  readonly queryClient: QueryClient;
  readonly site: SiteInfo;
  /** ISO instant at which the server drew the page. */
  readonly renderedAt: string;
  /** Only on the server, which has no address bar. */
  readonly location?: { readonly path: string; readonly search: string };
  readonly collectHead?: (head: Head) => void;
}

/** The router decodes a query once before whoever reads it does: a search for '%41' would be one for 'A'. */
const useWholeSearch: typeof useSearch = (options) => useSearch(options).replaceAll('%', '%25');

export function App({ store, queryClient, site, renderedAt, location, collectHead }: AppProps) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <SiteProvider site={site} renderedAt={renderedAt}>
          <HeadCollector value={collectHead ?? null}>
            <Router
              aroundNav={navigateLikeAPage}
              searchHook={useWholeSearch}
              {...(location === undefined ? {} : { ssrPath: location.path, ssrSearch: location.search })}
            >
              <Frame />
            </Router>
          </HeadCollector>
        </SiteProvider>
      </QueryClientProvider>
    </Provider>
  );
}
