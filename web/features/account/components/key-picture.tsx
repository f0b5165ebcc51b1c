import { encode } from 'uqr';
import { factorText as text } from '../messages.en.ts';

const QUIET = 4;

/** The key's address as a QR code, drawn here so that nobody else gets the key. Dark on light, for cameras. */
export function KeyPicture({ uri }: { readonly uri: string }) {
  const { data, size } = encode(uri, { ecc: 'M', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={text.picture}
      shapeRendering="crispEdges"
      className="size-52 rounded-md"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
