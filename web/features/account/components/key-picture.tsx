import { encode } from 'uqr';
import { factorText as text } from '../messages.en.ts';

const QUIET = 4;

/** The address as a picture for a camera, drawn here: the key goes to nobody else. Always dark on light, as cameras want it. */
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
