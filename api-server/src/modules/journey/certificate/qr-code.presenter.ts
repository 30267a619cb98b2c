import { create } from 'qrcode';

type Pdf = PDFKit.PDFDocument;

/** Draws a QR code as vectors, `size` points wide, in black on white, so that it scans even from a bad photocopy. */
export function drawQrCode(pdf: Pdf, text: string, at: { x: number; y: number; size: number }): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const cell = at.size / modules.size;
  pdf.save();
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      // Slightly wider than the cell, so that no viewer shows seams between modules.
      if (modules.get(row, column)) pdf.rect(at.x + column * cell, at.y + row * cell, cell + 0.05, cell + 0.05);
    }
  }
  pdf.fill('black');
  pdf.restore();
}
