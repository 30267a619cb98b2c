export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Which square of a picture is taken: its middle in the picture's own pixels, and how near one looks. At zoom 1 it is as large as fits. */
export interface Crop {
  readonly centerX: number;
  readonly centerY: number;
  readonly zoom: number;
}

export interface Square {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

export const maxZoom = 4;

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high);

const sideOf = ({ width, height }: Size, zoom: number): number => Math.min(width, height) / zoom;

/** The nearest crop that leaves no part of the square empty. */
function within(size: Size, { centerX, centerY, zoom }: Crop): Crop {
  const allowed = between(1, zoom, maxZoom);
  const half = sideOf(size, allowed) / 2;
  return {
    centerX: between(half, centerX, size.width - half),
    centerY: between(half, centerY, size.height - half),
    zoom: allowed,
  };
}

/** The middle of the picture, as much of it as fits. */
export function firstCrop({ width, height }: Size): Crop {
  return { centerX: width / 2, centerY: height / 2, zoom: 1 };
}

/** The picture pulled by a part of the square's side: `moved(size, crop, 0.1, 0)` brings in what lies to the left. */
export function moved(size: Size, crop: Crop, partX: number, partY: number): Crop {
  const side = sideOf(size, crop.zoom);
  return within(size, { ...crop, centerX: crop.centerX - partX * side, centerY: crop.centerY - partY * side });
}

/** Nearer (over 1) or farther (under 1), about the middle. */
export function zoomed(size: Size, crop: Crop, factor: number): Crop {
  return within(size, { ...crop, zoom: crop.zoom * factor });
}

/** The square in the picture's own pixels. */
export function squareOf(size: Size, { centerX, centerY, zoom }: Crop): Square {
  const side = sideOf(size, zoom);
  return { x: centerX - side / 2, y: centerY - side / 2, side };
}

/** What a key does to a crop; undefined where it does nothing. */
export function cropByKey(size: Size, crop: Crop, key: string): Crop | undefined {
  const step = 0.05;
  switch (key) {
    case 'ArrowLeft':
      return moved(size, crop, step, 0);
    case 'ArrowRight':
      return moved(size, crop, -step, 0);
    case 'ArrowUp':
      return moved(size, crop, 0, step);
    case 'ArrowDown':
      return moved(size, crop, 0, -step);
    case '+':
    case '=':
      return zoomed(size, crop, 1.1);
    case '-':
      return zoomed(size, crop, 1 / 1.1);
    default:
      return undefined;
  }
}
