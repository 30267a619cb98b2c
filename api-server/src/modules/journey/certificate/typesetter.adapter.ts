import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Rgb } from './ink.rules.ts';
import type { TextRun } from './certificate-text.rules.ts';

type Pdf = PDFKit.PDFDocument;

const require = createRequire(import.meta.url);

const faces = {
  text: '@fontsource/inter/files/inter-%-400-normal.woff',
  strong: '@fontsource/inter/files/inter-%-600-normal.woff',
  display: '@fontsource/playfair-display/files/playfair-display-%-600-normal.woff',
} as const;

export type Face = keyof typeof faces;

const subsets = ['latin', 'latin-ext'] as const;
const files = new Map<string, Buffer>();

function fontFile(face: Face, subset: (typeof subsets)[number]): Buffer {
  const path = faces[face].replace('%', subset);
  const known = files.get(path) ?? readFileSync(require.resolve(path));
  files.set(path, known);
  return known;
}

/** Returns the font file that has the character. A face is split into two files, and a name may need both. */
function subsetOf(character: string): (typeof subsets)[number] {
  const code = character.codePointAt(0) ?? 0;
  return code <= 0xff || code === 0x152 || code === 0x153 || (code >= 0x2000 && code <= 0x206f) || code === 0x20ac
    ? 'latin'
    : 'latin-ext';
}

/** Splits the text into runs that a single font file covers. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (const character of text) {
    const last = parts.at(-1);
    if (last !== undefined && subsetOf(last) === subsetOf(character)) parts[parts.length - 1] = last + character;
    else parts.push(character);
  }
  return parts;
}

export interface TextStyle {
  readonly face: Face;
  /** Font size in points. */
  readonly size: number;
  readonly color: Rgb;
  /** Letter spacing in points. */
  readonly spacing?: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface WordRun {
  readonly text: string;
  readonly font: string;
  readonly width: number;
}

interface Word {
  readonly runs: readonly WordRun[];
  readonly width: number;
}

/**
 * Sets text line by line in the certificate's fonts. All positions are in points from the top left corner of the page.
 */
export function typesetter(pdf: Pdf) {
  for (const face of Object.keys(faces) as Face[]) {
    for (const subset of subsets) pdf.registerFont(`${face}-${subset}`, fontFile(face, subset));
  }

  function measure(text: string, style: TextStyle): Word {
    const runs: WordRun[] = [];
    for (const part of partsOf(text)) {
      const font = `${style.face}-${subsetOf(part)}`;
      const width = pdf
        .font(font)
        .fontSize(style.size)
        .widthOfString(part, { characterSpacing: style.spacing ?? 0 });
      runs.push({ text: part, font, width });
    }
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0) };
  }

  const widthOf = (text: string, style: TextStyle): number => measure(text, style).width;

  function draw(word: Word, x: number, y: number, style: TextStyle): void {
    let at = x;
    for (const run of word.runs) {
      pdf
        .font(run.font)
        .fontSize(style.size)
        .fillColor([...style.color] as [number, number, number]);
      pdf.text(run.text, at, y, { lineBreak: false, characterSpacing: style.spacing ?? 0 });
      at += run.width;
    }
  }

  /** Draws one line from its left edge. */
  function line(text: string, x: number, y: number, style: TextStyle): void {
    draw(measure(text, style), x, y, style);
  }

  /** Wraps words into lines no wider than the box. Returns the y below the last line. */
  function paragraph(runs: readonly TextRun[], box: Box, style: TextStyle, leading: number): number {
    const space = widthOf(' ', style);
    let x = box.x;
    let y = box.y;
    for (const { text, glued, bold } of wordsOf(runs)) {
      const own: TextStyle = bold ? { ...style, face: 'strong' } : style;
      const word = measure(text, own);
      if (!glued && x > box.x) x += space;
      if (x + word.width > box.x + box.width && x > box.x) {
        x = box.x;
        y += leading;
      }
      draw(word, x, y, own);
      x += word.width;
    }
    return y + leading;
  }

  /** Returns the largest size at which the text fits on one line, or the smallest of the range. */
  function fittingSize(text: string, style: TextStyle, width: number, smallest: number): number {
    let { size } = style;
    while (size > smallest && widthOf(text, { ...style, size }) > width) size -= 1;
    return size;
  }

  return { line, paragraph, widthOf, fittingSize };
}

export type Typesetter = ReturnType<typeof typesetter>;

/** Returns the words of all runs in order; `glued` ones follow without a space (a comma after bold text). */
function wordsOf(runs: readonly TextRun[]): { text: string; glued: boolean; bold: boolean }[] {
  let endsOpen = false;
  return runs.flatMap(({ text, bold }) => {
    const startsOpen = endsOpen && !/^\s/.test(text);
    endsOpen = !/\s$/.test(text);
    return text
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word, index) => ({ text: word, glued: index === 0 && startsOpen, bold }));
  });
}
