/** Part of a picture that is cut away at each side, in percent. */
export interface Crop {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const wholePicture: Crop = { left: 0, top: 0, right: 0, bottom: 0 };

/** Smallest part of a side that stays, in percent. */
const SMALLEST = 5;

interface Point {
  readonly x: number;
  readonly y: number;
}

const within = (value: number) => Math.min(100, Math.max(0, value));

/** Returns the crop between two corners, in percent of the picture; undefined when it would be too small to mean. */
export function cropBetween(from: Point, to: Point): Crop | undefined {
  const [left, right] = [within(Math.min(from.x, to.x)), within(Math.max(from.x, to.x))];
  const [top, bottom] = [within(Math.min(from.y, to.y)), within(Math.max(from.y, to.y))];
  if (right - left < SMALLEST || bottom - top < SMALLEST) return undefined;
  return { left, top, right: 100 - right, bottom: 100 - bottom };
}

/** Returns the crop with one side changed, as far as the opposite side allows. */
export function withSide(crop: Crop, side: keyof Crop, percent: number): Crop {
  const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
  return { ...crop, [side]: Math.min(within(percent), 100 - SMALLEST - crop[opposite[side]]) };
}

/** Returns the rectangle of a crop in pixels of the picture. */
export function rectangleOf({ width, height }: { width: number; height: number }, crop: Crop) {
  const x = Math.round((width * crop.left) / 100);
  const y = Math.round((height * crop.top) / 100);
  return {
    x,
    y,
    width: Math.max(1, Math.round(width * (1 - crop.right / 100)) - x),
    height: Math.max(1, Math.round(height * (1 - crop.bottom / 100)) - y),
  };
}
