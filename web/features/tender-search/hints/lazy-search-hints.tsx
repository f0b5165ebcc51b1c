import { ahead } from '../../../components/drawn/ahead.tsx';

/** Help beside the results of a search. It is fetched with the first one, because most lists are not searched. */
export const SearchHints = ahead(
  async () => (await import('./search-hints.tsx')).SearchHints,
  <div className="min-h-8" />,
  ({ filters }) => filters.search !== undefined,
);
if (import.meta.env.SSR) await SearchHints.preload();
