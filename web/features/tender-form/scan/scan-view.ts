/** How a scan is looked at: moved by pixels, turned by quarters, enlarged around the middle. */
interface ScanView {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Quarters of a turn, clockwise. */
  readonly turns: number;
}

export const WHOLE: ScanView = { x: 0, y: 0, scale: 1, turns: 0 };

const STEP = 1.25;
const SMALLEST = 0.5;
const LARGEST = 8;
const PAN = 60;

/** Enlarges by steps (negative: makes smaller) and keeps what is in the middle there. */
export function zoomed(view: ScanView, steps: number): ScanView {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, view.scale * STEP ** steps));
  const by = scale / view.scale;
  return { ...view, scale, x: view.x * by, y: view.y * by };
}

/** A quarter turn clockwise; what is in the middle stays there. */
export const turned = ({ x, y, scale, turns }: ScanView): ScanView => ({ x: -y, y: x, scale, turns: turns + 1 });

export function moved(view: ScanView, dx: number, dy: number): ScanView {
  return { ...view, x: view.x + dx, y: view.y + dy };
}

/** Effect of a key; undefined for a key without meaning here. */
export function viewByKey(view: ScanView, key: string): ScanView | undefined {
  switch (key) {
    case '+':
    case '=':
      return zoomed(view, 1);
    case '-':
      return zoomed(view, -1);
    case 'r':
    case 'R':
      return turned(view);
    case '0':
      return WHOLE;
    case 'ArrowUp':
      return moved(view, 0, PAN);
    case 'ArrowDown':
      return moved(view, 0, -PAN);
    case 'ArrowLeft':
      return moved(view, PAN, 0);
    case 'ArrowRight':
      return moved(view, -PAN, 0);
    default:
      return undefined;
  }
}

export const transformOf = ({ x, y, scale, turns }: ScanView) =>
  `translate(${x}px, ${y}px) rotate(${turns * 90}deg) scale(${scale})`;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** A place on a page, in fractions of its width and height from the upper left corner. */
export interface PagePlace extends Size {
  readonly left: number;
  readonly top: number;
}

const READABLE = 3;

/** The view in which a place stands in the middle, as large as it fits, up to where its words are read with ease. */
export function viewOf(place: PagePlace, page: Size, area: Size): ScanView {
  const room = Math.min(
    (0.9 * area.width) / (place.width * page.width),
    (0.4 * area.height) / (place.height * page.height),
  );
  const scale = Math.max(1, Math.min(READABLE, room));
  return {
    x: (0.5 - place.left - place.width / 2) * page.width * scale,
    y: (0.5 - place.top - place.height / 2) * page.height * scale,
    scale,
    turns: 0,
  };
}
