export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Square crop of a picture: its centre in picture pixels and its zoom factor. Zoom 1 is the largest square that fits. */
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

/** Returns the nearest crop that lies entirely inside the picture. */
function within(size: Size, { centerX, centerY, zoom }: Crop): Crop {
  const allowed = between(1, zoom, maxZoom);
  const half = sideOf(size, allowed) / 2;
  return {
    centerX: between(half, centerX, size.width - half),
    centerY: between(half, centerY, size.height - half),
    zoom: allowed,
  };
}

/** Returns the largest centred crop. */
export function firstCrop({ width, height }: Size): Crop {
  return { centerX: width / 2, centerY: height / 2, zoom: 1 };
}

/** Drags the picture by a fraction of the square's side: `moved(size, crop, 0.1, 0)` reveals more of the left. */
export function moved(size: Size, crop: Crop, partX: number, partY: number): Crop {
  const side = sideOf(size, crop.zoom);
  return within(size, { ...crop, centerX: crop.centerX - partX * side, centerY: crop.centerY - partY * side });
}

/** Zooms in (factor over 1) or out (under 1) around the centre. */
export function zoomed(size: Size, crop: Crop, factor: number): Crop {
  return within(size, { ...crop, zoom: crop.zoom * factor });
}

/** Returns the square in picture pixels. */
export function squareOf(size: Size, { centerX, centerY, zoom }: Crop): Square {
  const side = sideOf(size, zoom);
  return { x: centerX - side / 2, y: centerY - side / 2, side };
}

/** Returns the crop after a key press, or undefined when the key has no effect. */
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
