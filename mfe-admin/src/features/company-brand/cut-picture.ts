import { rectangleOf } from './crop.rules.ts';
import type { Crop } from './crop.rules.ts';

/** Returns the part of a loaded picture as a file: PNG, so that what is transparent stays so. */
export async function cutPicture(picture: HTMLImageElement, crop: Crop, { name }: File): Promise<File> {
  const { naturalWidth, naturalHeight } = picture;
  const { x, y, width, height } = rectangleOf({ width: naturalWidth, height: naturalHeight }, crop);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(picture, x, y, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], `${name.replace(/\.[^.]*$/, '')}.png`, { type: 'image/png' });
}
