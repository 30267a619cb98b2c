/** Decodes a file as a picture, or returns null when it is not one (A5-12). Returns null for SVG too: browsers do not decode it here. */
export async function readPicture(file: File | undefined): Promise<ImageBitmap | null> {
  if (!file?.type.startsWith('image/')) return null;
  return createImageBitmap(file).catch(() => null);
}
