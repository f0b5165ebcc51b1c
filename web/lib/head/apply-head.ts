import type { Head } from './head.ts';

/** Brings the document's head up to date after a navigation in the browser; crawlers got theirs from the server. */
export function applyHead(
  head: Pick<Head, 'title' | 'description' | 'canonical' | 'noIndex'>,
  publicUrl: string,
): void {
  const address = head.canonical === undefined ? undefined : `${publicUrl}${head.canonical}`;
  if (document.title === head.title && address === readCanonical()) return;
  document.title = head.title;
  setMeta('description', head.description);
  setMeta('robots', head.noIndex ? 'noindex,follow' : 'index,follow');
  setCanonical(address);
  for (const stale of document.head.querySelectorAll('script[type="application/ld+json"]')) stale.remove();
}

function readCanonical(): string | undefined {
  return document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
}

function setMeta(name: string, content: string): void {
  let meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (meta === null) {
    meta = document.createElement('meta');
    meta.name = name;
    document.head.append(meta);
  }
  meta.content = content;
}

function setCanonical(address: string | undefined): void {
  const present = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (address === undefined) {
    present?.remove();
    return;
  }
  const link = present ?? document.createElement('link');
  link.rel = 'canonical';
  link.href = address;
  if (present === null) document.head.append(link);
}
