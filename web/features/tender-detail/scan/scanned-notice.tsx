import { lazy, type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import type { Tender } from '#contracts/api/tenders.ts';
import { text } from '../messages.en.ts';

const loadDialog = () => import('./scan-dialog.tsx');
const ScanDialog = lazy(loadDialog);
const preload = () => void loadDialog();

/** Room for a scan of unknown size: a newspaper column. */
const FALLBACK = { width: 800, height: 1000 } as const;

/** The scan, in its place before it has loaded; opens in full size. One that cannot be had says so. */
export function ScannedNotice({ tender, imageUrl }: { readonly tender: Tender; readonly imageUrl: string }) {
  const { imageWidth, imageHeight, title } = tender;
  const image = useRef<HTMLImageElement>(null);
  const [isMissing, setMissing] = useState(false);
  const [dialog, setDialog] = useState<'closed' | 'open' | undefined>();
  const alt = text.scanAlt(title.slice(0, 150));
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setDialog('open');
  };
  useEffect(() => {
    /* It may have failed before the scripts ran. */
    if (image.current?.complete && image.current.naturalWidth === 0) setMissing(true);
  }, []);
  return (
    <figure className="min-w-0">
      {isMissing ? (
        <p className="rounded-lg border border-line border-dashed p-5 text-soft">{text.scanMissing}</p>
      ) : (
        <a
          href={imageUrl}
          onClick={open}
          onPointerEnter={preload}
          onFocus={preload}
          className="block overflow-hidden rounded-lg border border-line bg-white"
        >
          <img
            ref={image}
            src={imageUrl}
            alt={alt}
            width={imageWidth ?? FALLBACK.width}
            height={imageHeight ?? FALLBACK.height}
            loading="lazy"
            decoding="async"
            onError={() => setMissing(true)}
            className="mx-auto h-auto max-h-[80vh] w-auto max-w-full object-contain text-black"
          />
        </a>
      )}
      {dialog !== undefined && (
        <Suspense>
          <ScanDialog imageUrl={imageUrl} alt={alt} open={dialog === 'open'} onClose={() => setDialog('closed')} />
        </Suspense>
      )}
      <figcaption className="mt-2 text-soft text-sm">
        {text.scan}
        {'. '}
        <a href={imageUrl} target="_blank" rel="noopener" className="no-print text-link underline underline-offset-4">
          {text.openScan}
        </a>
      </figcaption>
    </figure>
  );
}
