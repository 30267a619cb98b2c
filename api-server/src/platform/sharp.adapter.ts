import type sharp from 'sharp';

/** Loads the picture library with the first picture, because its native code would make every start slower. */
export async function loadSharp(): Promise<typeof sharp> {
  return (await import('sharp')).default;
}
