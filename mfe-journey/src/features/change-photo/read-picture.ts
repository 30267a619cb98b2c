/** A file as a picture; null for what is none (A5-12). An SVG is none either: browsers don't make pictures of them here. */
export async function readPicture(file: File | undefined): Promise<ImageBitmap | null> {
  if (!file?.type.startsWith('image/')) return null;
  return createImageBitmap(file).catch(() => null);
}
