import { mix } from './ink.rules.ts';
import type { Rgb } from './ink.rules.ts';

type Pdf = PDFKit.PDFDocument;

export interface Band {
  readonly width: number;
  readonly height: number;
  readonly primary: Rgb;
  readonly secondary: Rgb;
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
const fill = (color: Rgb): [number, number, number] => [...color] as [number, number, number];

/** Draws a band of tiles in the tenant's colours along the left edge of the page. */
export function drawTiles(pdf: Pdf, { width, height, primary, secondary }: Band): void {
  const ground = mix(primary, black, 0.18);
  const size = width / 2;
  pdf.save();
  pdf.rect(0, 0, width, height).clip();
  pdf.rect(0, 0, width, height).fill(fill(ground));
  for (let row = 0; row * size < height; row += 1) {
    for (let column = 0; column < 2; column += 1)
      drawTile(pdf, { x: column * size, y: row * size, size, ground, primary, secondary, turn: (row + column) % 2 });
  }
  for (let row = 0; (row - 1) * size < height; row += 1) {
    for (let column = 0; column < 3; column += 1)
      pdf.circle(column * size, row * size, size * 0.13).fill(fill(mix(secondary, white, 0.1)));
  }
  pdf.restore();
}

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly ground: Rgb;
  readonly primary: Rgb;
  readonly secondary: Rgb;
  readonly turn: number;
}

/** Draws four petals towards the corners with a star between them. Neighbouring tiles differ in shade. */
function drawTile(pdf: Pdf, { x, y, size, ground, primary, secondary, turn }: Tile): void {
  const petal = turn === 0 ? mix(primary, white, 0.2) : mix(primary, white, 0.08);
  const core = turn === 0 ? mix(secondary, white, 0.1) : mix(secondary, ground, 0.25);
  const middle = { x: x + size / 2, y: y + size / 2 };
  for (const [dx, dy] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const) {
    const corner = { x: x + dx * size, y: y + dy * size };
    pdf
      .moveTo(corner.x, corner.y)
      .quadraticCurveTo(corner.x, middle.y, middle.x, middle.y)
      .quadraticCurveTo(middle.x, corner.y, corner.x, corner.y)
      .fill(fill(petal));
  }
  const arm = size * 0.3;
  const waist = size * 0.07;
  pdf
    .moveTo(middle.x, middle.y - arm)
    .lineTo(middle.x + waist, middle.y - waist)
    .lineTo(middle.x + arm, middle.y)
    .lineTo(middle.x + waist, middle.y + waist)
    .lineTo(middle.x, middle.y + arm)
    .lineTo(middle.x - waist, middle.y + waist)
    .lineTo(middle.x - arm, middle.y)
    .lineTo(middle.x - waist, middle.y - waist)
    .fill(fill(mix(core, white, 0.55)));
  pdf
    .rect(x, y, size, size)
    .lineWidth(0.6)
    .stroke(fill(mix(ground, black, 0.2)));
}
