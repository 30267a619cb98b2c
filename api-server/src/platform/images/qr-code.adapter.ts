/** QR code as a page draws it without a library: squares of a side, and the SVG path of the dark ones. */
export interface QrCode {
  readonly size: number;
  readonly path: string;
}

/** Returns a text as QR code. The library is loaded when the first one is needed. */
export async function qrCode(text: string): Promise<QrCode> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const path = Array.from(modules.data, (isDark, index) =>
    isDark ? `M${index % modules.size} ${Math.floor(index / modules.size)}h1v1h-1z` : '',
  ).join('');
  return { size: modules.size, path };
}
