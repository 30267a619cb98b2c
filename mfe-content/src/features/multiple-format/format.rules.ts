import { contentType } from '@shared-kit/contracts/content';

/** Shapes of a format in a list of mixed formats. */
type Shape = 'screen' | 'cover' | 'text' | 'file';

const shapes: Readonly<Record<number, Shape>> = {
  [contentType.audio]: 'cover',
  [contentType.post]: 'text',
  [contentType.article]: 'text',
  [contentType.free]: 'text',
  [contentType.file]: 'file',
  [contentType.pdf]: 'file',
};

/** Returns the shape of a content type; types without an entry use a screen. */
export function shapeOf(idContentType: number): Shape {
  return shapes[idContentType] ?? 'screen';
}
