import { type ComponentType, type LazyExoticComponent, lazy, Suspense } from 'react';
import { LoadingArea } from '../components/ui/spinner.tsx';
import { commonText } from '../lib/messages.en.ts';
import type { PageParameters, PageProps } from '../lib/routing/paths.ts';

type PageComponent = ComponentType<PageProps>;

export interface Page {
  readonly Lazy: LazyExoticComponent<PageComponent>;
  /** Set by preload: a page that is at hand draws without a flash of the spinner. */
  readonly loaded: { current: PageComponent | null };
  readonly preload: () => Promise<void>;
}

export function page(load: () => Promise<{ default: PageComponent }>): Page {
  const loaded: Page['loaded'] = { current: null };
  const preload = async () => {
    /* Vite answers nothing for a chunk that is gone, when the page is about to reload for it. */
    const module: Awaited<ReturnType<typeof load>> | undefined = await load();
    loaded.current = module?.default ?? null;
  };
  return { Lazy: lazy(load), loaded, preload };
}

export function PageView({ page, parameters }: { readonly page: Page; readonly parameters: PageParameters }) {
  const Loaded = page.loaded.current;
  if (Loaded !== null) return <Loaded parameters={parameters} />;
  return (
    <Suspense fallback={<LoadingArea label={commonText.loading} />}>
      <page.Lazy parameters={parameters} />
    </Suspense>
  );
}
