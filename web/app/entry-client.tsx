import { EmptyResults, FilterChips, SearchHints } from '../features/tender-search/lazy-parts.tsx';
import '../styles/index.css';
import './kit.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { loadHighlight } from '../components/highlighted.tsx';
import { SaveSearch } from '../features/saved/components/lazy-save-search.tsx';
import { createQueryClient } from '../lib/api/query-client.ts';
import { closeOnBack, takeDoubleClicksAsOne } from '../lib/routing/navigation.ts';
import { applyTheme, readTheme } from '../lib/theme/apply-theme.ts';
import { selectTheme, themeChosen } from '../lib/theme/theme.slice.ts';
import { App } from './app.tsx';
import { DATA_ID, type InlinedData } from './page-data.ts';
import { findRoute } from './routes.ts';
import { reloadOnStaleChunks } from './stale-chunks.ts';
import { createStore } from './store.ts';

const OF_FILTERED_LISTS = [FilterChips, SearchHints, EmptyResults, SaveSearch];

reloadOnStaleChunks();
takeDoubleClicksAsOne();
closeOnBack();
/* zod tries out whether it may compile code: the policy forbids it, and the browser would note every try. */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
/* Not awaited: pages import this module's chunk, and would wait for it while it waits for them. */
void start();

async function start(): Promise<void> {
  const root = document.getElementById('root');
  const inlined = document.getElementById(DATA_ID)?.textContent;
  if (root === null || inlined === null || inlined === undefined) return;
  const data = JSON.parse(inlined) as InlinedData;
  const store = createStore();
  const queryClient = createQueryClient();
  for (const { key, data: answer } of data.entries) queryClient.setQueryData(key, answer);

  const isSearch = new URLSearchParams(location.search).has('search');
  const hasFilters = document.querySelector('form[data-keep]') !== null;
  const [early] = await Promise.all([
    hasFilters ? import('../features/tender-search/early-input.ts') : undefined,
    findRoute(location.pathname).route.page.preload(),
    isSearch && loadHighlight(),
    ...(document.querySelector('[data-chips]') === null ? [] : OF_FILTERED_LISTS.map(({ preload }) => preload())),
  ]);
  const restoreEarlyInput = early?.takeEarlyInput();
  const afterHydration = () => {
    store.subscribe(() => applyTheme(selectTheme(store.getState())));
    store.dispatch(themeChosen(readTheme()));
    restoreEarlyInput?.(store.dispatch);
  };
  hydrateRoot(
    root,
    <AfterHydration run={afterHydration}>
      <App store={store} queryClient={queryClient} site={data.site} renderedAt={data.now} />
    </AfterHydration>,
  );
}

/** Effects run when hydration is complete; anything sooner would make it differ from the server's page. */
function AfterHydration({ run, children }: { readonly run: () => void; readonly children: ReactNode }) {
  const latest = useRef(run);
  useEffect(() => latest.current(), []);
  return children;
}
