import { contentType } from 'shared-kit/contracts/content';

/** The shapes that a format can have in a list of many. */
type Shape = 'screen' | 'cover' | 'text' | 'file';

const shapes: Readonly<Record<number, Shape>> = {
  [contentType.audio]: 'cover',
  [contentType.post]: 'text',
  [contentType.article]: 'text',
  [contentType.free]: 'text',
  [contentType.file]: 'file',
  [contentType.pdf]: 'file',
};

/** Sound has a cover, texts have words, files have a sign; all else has a screen. */
export function shapeOf(idContentType: number): Shape {
  return shapes[idContentType] ?? 'screen';
}
