/** Part of a text; marked when it is one of the searched words. */
export interface MarkedPart {
  readonly text: string;
  /** Index of its first letter in the text. */
  readonly at: number;
  readonly isMarked: boolean;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Splits a text into parts, so that the searched words can be marked. Ignores case and accents. */
export function markedParts(text: string, searched: string): readonly MarkedPart[] {
  const words = fold(searched)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [{ text, at: 0, isMarked: false }];
  // Folding may change lengths: each letter is folded separately and keeps its original index.
  const letters = Array.from(text.normalize('NFC'));
  const folded = letters.map(fold);
  const starts: number[] = [];
  folded.forEach((letter, index) => starts.push(...Array.from({ length: letter.length }, () => index)));
  const marked = new Set<number>();
  const whole = folded.join('');
  for (const word of words) {
    for (let at = whole.indexOf(word); at !== -1; at = whole.indexOf(word, at + 1)) {
      for (const index of starts.slice(at, at + word.length)) marked.add(index);
    }
  }
  const parts: { text: string; at: number; isMarked: boolean }[] = [];
  letters.forEach((letter, index) => {
    const isMarked = marked.has(index);
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += letter;
    else parts.push({ text: letter, at: index, isMarked });
  });
  return parts;
}
