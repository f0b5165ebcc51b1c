/** The part of the head that the browser keeps up to date; crawlers got the rest from the server. */
interface PresentHead {
  readonly title: string;
  readonly description: string;
  readonly noIndex: boolean;
  /** Canonical, with its origin; absent when the page has none. */
  readonly address: string | undefined;
}

/** Brings the document's head up to date after a navigation in the browser. */
export function applyHead({ title, description, noIndex, address }: PresentHead): void {
  document.title = title;
  setMeta('description', description);
  setMeta('robots', noIndex ? 'noindex,follow' : 'index,follow');
  setCanonical(address);
  for (const stale of document.head.querySelectorAll('script[type="application/ld+json"]')) stale.remove();
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
