import { useContext, useEffect } from 'react';
import { useSite } from '../site.tsx';
import { applyHead } from './apply-head.ts';
import { type Head, HeadCollector } from './head.ts';

/** Sets title, description, canonical and robots of the page; on the server everything else of the head too. */
export function useHead(head: Head): void {
  const collect = useContext(HeadCollector);
  const { publicUrl } = useSite();
  collect?.(head);
  const { title, description, canonical, noIndex = false } = head;
  useEffect(() => {
    applyHead({ title, description, noIndex, ...(canonical === undefined ? {} : { canonical }) }, publicUrl);
  }, [title, description, canonical, noIndex, publicUrl]);
}
