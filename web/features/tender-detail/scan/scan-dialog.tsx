import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/overlay/dialog.tsx';
import { text } from '../messages.en.ts';

/** Widths of the picture, in hundreds of the window's. */
const SIZES = [1, 1.5, 2.5, 4] as const;
const READABLE = 2;

interface ScanDialogProps {
  readonly imageUrl: string;
  readonly alt: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The scan as large as one likes. It is moved by scrolling, so that fingers, wheels and arrow keys do what they always do. */
export default function ScanDialog({ imageUrl, alt, open, onClose }: ScanDialogProps) {
  const [at, setAt] = useState(0);
  const step = (by: number) => setAt(Math.min(SIZES.length - 1, Math.max(0, at + by)));
  const size = SIZES[at] ?? 1;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.scan}
      description={text.scanHint}
      size="full"
      footer={
        <>
          <Button variant="secondary" disabled={at === 0} onClick={() => step(-1)}>
            {text.smaller}
          </Button>
          <Button variant="secondary" disabled={at === SIZES.length - 1} onClick={() => step(1)}>
            {text.larger}
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label={alt} tabIndex={0} className="max-h-[70dvh] touch-manipulation overflow-auto bg-white">
        <img
          src={imageUrl}
          alt={alt}
          onDoubleClick={() => setAt(at === 0 ? READABLE : 0)}
          style={{ width: `${size * 100}%` }}
          className="mx-auto h-auto max-w-none text-black"
        />
      </section>
    </Dialog>
  );
}
