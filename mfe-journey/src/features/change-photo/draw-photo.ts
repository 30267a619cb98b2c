import { PHOTO_SIZE } from '@shared-kit/contracts/identity';
import { squareOf } from './crop.rules.ts';
import type { Crop } from './crop.rules.ts';

/** Draws the chosen square over the whole canvas. Transparent pixels become white, because JPEG has no transparency. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { x, y, side } = squareOf(picture, crop);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, x, y, side, side, 0, 0, canvas.width, canvas.height);
}

/** Returns the square as a base64 JPEG of 250 × 250 px (A5-13). */
export function photoOf(picture: ImageBitmap, crop: Crop): string {
  const canvas = document.createElement('canvas');
  canvas.width = PHOTO_SIZE;
  canvas.height = PHOTO_SIZE;
  drawCrop(canvas, picture, crop);
  return canvas.toDataURL('image/jpeg', 0.92).split(',')[1] ?? '';
}
