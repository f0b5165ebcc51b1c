import { type LucideIcon, Maximize, Minus, Plus, RotateCw } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { cx } from '../../../lib/cx.ts';
import { text } from '../messages.en.ts';
import { moved, type PagePlace, transformOf, turned, viewByKey, viewOf, WHOLE, zoomed } from './scan-view.ts';

interface ScanFrame {
  readonly place: PagePlace;
  /** Changes when the view is to go there again. */
  readonly key: string;
}

interface ScanViewerProps {
  readonly src: string;
  readonly className?: string;
  /** A place that is framed and brought into view. */
  readonly frame?: ScanFrame | undefined;
  readonly tools?: ReactNode;
}

/** The scan, to be read while its words are keyed: enlarged, turned and moved by keys, wheel and pointer. */
export function ScanViewer({ src, className, frame, tools }: ScanViewerProps) {
  const hintId = useId();
  const [view, setView] = useState(WHOLE);
  const [shown, setShown] = useState(src);
  const area = useRef<HTMLElement>(null);
  const image = useRef<HTMLImageElement>(null);
  // Size of the image in the frame before it is enlarged; null until it has come.
  const [fitted, setFitted] = useState<{ readonly width: number; readonly height: number } | null>(null);
  if (shown !== src) {
    setShown(src);
    setView(WHOLE);
    setFitted(null);
  }
  const fit = () => {
    const { offsetWidth: width = 0, offsetHeight: height = 0, naturalWidth = 0 } = image.current ?? {};
    if (naturalWidth > 0 && width > 0) setFitted({ width, height });
  };
  const fitAgain = useRef(fit);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the place
  useEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = area.current ?? {};
    if (frame !== undefined && fitted !== null) setView(viewOf(frame.place, fitted, { width, height }));
  }, [frame?.key, fitted]);
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
  useEffect(() => {
    // Another width of the window fits it anew.
    const watch = new ResizeObserver(() => fitAgain.current());
    if (image.current !== null) watch.observe(image.current);
    return () => watch.disconnect();
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
        {tools}
        <Tool label={text.zoomIn} icon={Plus} onUse={() => setView(zoomed(view, 1))} />
        <Tool label={text.zoomOut} icon={Minus} onUse={() => setView(zoomed(view, -1))} />
        <Tool label={text.rotate} icon={RotateCw} onUse={() => setView(turned(view))} />
        <Tool label={text.fit} icon={Maximize} onUse={() => setView(WHOLE)} />
        <p id={hintId} className="ms-auto px-2 text-end text-soft text-xs max-sm:hidden">
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
        className="relative flex min-h-0 flex-1 cursor-grab touch-none items-center justify-center overflow-hidden outline-offset-[-3px] active:cursor-grabbing"
      >
        <img
          ref={image}
          src={src}
          onLoad={fit}
          alt={text.imageAlt}
          draggable={false}
          style={{ transform: transformOf(view) }}
          className="max-h-full max-w-full object-contain"
        />
        {frame !== undefined && fitted !== null && (
          <div className="scan-overlay" style={{ ...fitted, transform: transformOf(view) }}>
            <div data-frame="" className="scan-frame" style={frameStyle(frame.place, view.scale)} />
          </div>
        )}
      </section>
    </div>
  );
}

/** The line around a place stays as thin when the scan is enlarged. */
const frameStyle = ({ left, top, width, height }: PagePlace, zoom: number) => ({
  '--zoom': zoom,
  left: `${100 * left}%`,
  top: `${100 * top}%`,
  width: `${100 * width}%`,
  height: `${100 * height}%`,
});

interface ToolProps {
  readonly id?: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onUse: () => void;
  /** A button that is of no use just now keeps the focus all the same. */
  readonly atEnd?: boolean;
}

export function Tool({ id, label, icon: Icon, onUse, atEnd = false }: ToolProps) {
  return (
    <button
      id={id}
      type="button"
      title={label}
      aria-label={label}
      aria-disabled={atEnd}
      onClick={() => {
        if (!atEnd) onUse();
      }}
      className="flex size-10 shrink-0 items-center justify-center rounded-md hover:bg-muted aria-disabled:opacity-55"
    >
      <Icon className="size-4" />
    </button>
  );
}
