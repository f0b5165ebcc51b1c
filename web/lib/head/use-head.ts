import { useContext, useEffect } from 'react';
import { useSite } from '../site.tsx';
import { type Head, HeadCollector } from './head.ts';

/** Sets title, description, canonical and robots of the page; on the server everything else of the head too. */
export function useHead(head: Head): void {
  const collect = useContext(HeadCollector);
  const { publicUrl } = useSite();
  collect?.(head);
  const { title, description, canonical, noIndex = false } = head;
  const address = canonical === undefined ? undefined : `${publicUrl}${canonical}`;
  useEffect(() => {
    const link = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    // The server's page has its head already; the code below is loaded only on client-side navigation.
    if (document.title === title && link?.href === address) return;
    let isPresent = true;
    void import('./apply-head.ts').then(({ applyHead }) => {
      if (isPresent) applyHead({ title, description, noIndex, address });
    });
    return () => {
      isPresent = false;
    };
  }, [title, description, address, noIndex]);
}
