import { Maximize, Minus, Plus, RotateCw } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { text } from '../messages.en.ts';
import { moved, transformOf, turned, viewByKey, WHOLE, zoomed } from './scan-view.ts';

interface ScanViewerProps {
  readonly src: string;
  readonly className?: string;
}

/** The scan, to be read while its words are keyed: enlarged, turned and moved by keys, wheel and pointer. */
export function ScanViewer({ src, className }: ScanViewerProps) {
  const hintId = useId();
  const [view, setView] = useState(WHOLE);
  const [shown, setShown] = useState(src);
  const area = useRef<HTMLElement>(null);
  if (shown !== src) {
    setShown(src);
    setView(WHOLE);
  }
  useEffect(() => {
    const box = area.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      setView((now) => zoomed(now, event.deltaY < 0 ? 1 : -1));
    };
    // React listens passively, and the dialog would scroll away beneath.
    box?.addEventListener('wheel', onWheel, { passive: false });
    return () => box?.removeEventListener('wheel', onWheel);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = viewByKey(view, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setView(next);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.buttons === 1) setView((now) => moved(now, event.movementX, event.movementY));
  };
  return (
    <div className={cx('flex min-h-0 flex-col overflow-hidden rounded-md border border-line bg-muted', className)}>
      <div className="flex items-center gap-1 border-line border-b bg-surface p-1">
        <Tool
          label={text.zoomIn}
          icon={<Plus aria-hidden="true" className="size-4" />}
          onUse={() => setView(zoomed(view, 1))}
        />
        <Tool
          label={text.zoomOut}
          icon={<Minus aria-hidden="true" className="size-4" />}
          onUse={() => setView(zoomed(view, -1))}
        />
        <Tool
          label={text.rotate}
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          onUse={() => setView(turned(view))}
        />
        <Tool label={text.fit} icon={<Maximize aria-hidden="true" className="size-4" />} onUse={() => setView(WHOLE)} />
        <p id={hintId} className="ms-auto px-2 text-end text-soft text-xs">
          {text.scanHint}
        </p>
      </div>
      <section
        ref={area}
        data-scan=""
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys move the scan
        tabIndex={0}
        aria-label={text.scanArea}
        aria-describedby={hintId}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        className="flex min-h-0 flex-1 cursor-grab touch-none items-center justify-center overflow-hidden outline-offset-[-3px] active:cursor-grabbing"
      >
        <img
          src={src}
          alt={text.imageAlt}
          draggable={false}
          style={{ transform: transformOf(view) }}
          className="max-h-full max-w-full object-contain"
        />
      </section>
    </div>
  );
}

function Tool({
  label,
  icon,
  onUse,
}: {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onUse: () => void;
}) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={onUse}
      className="flex size-9 shrink-0 items-center justify-center rounded-md hover:bg-muted"
    >
      {icon}
    </button>
  );
}
