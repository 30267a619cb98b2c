/**
 * Returns true when bytes begin with the signature of a JPEG, PNG or WebP. The file name is not trusted; SVG and HTML
 * never reach a decoder.
 */
export function isPicture(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 12).toString('latin1');
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.slice(8) === 'WEBP')
  );
}
