/** Range within one of a page's texts. */
interface TextRange {
  /** Index of the text in the page. */
  readonly item: number;
  readonly start: number;
  /** Exclusive end. */
  readonly end: number;
}

/** Occurrence of the searched words; it may span several texts of the page. */
export type Hit = readonly TextRange[];

interface PageText {
  readonly str: string;
  /** True when the line ends after it. */
  readonly hasEOL: boolean;
}

interface Letter {
  readonly item: number;
  readonly at: number;
}

/** Folds a letter without case and accents; each letter stays one letter. */
function foldLetter(letter: string): string {
  return (letter.normalize('NFD')[0] ?? letter).toLowerCase()[0] ?? letter;
}

function foldWords(text: string): string {
  return Array.from(text, foldLetter).join('').replace(/\s+/g, ' ').trim();
}

/** Returns a page's letters as one string, line ends as spaces, with the origin of each letter. */
function lettersOf(texts: readonly PageText[]): { row: string; origins: readonly (Letter | null)[] } {
  let row = '';
  const origins: (Letter | null)[] = [];
  const add = (letter: string, origin: Letter | null): void => {
    // Several spaces count as one.
    if (/\s/.test(letter) && row.endsWith(' ')) return;
    row += /\s/.test(letter) ? ' ' : foldLetter(letter);
    origins.push(origin);
  };
  texts.forEach(({ str, hasEOL }, item) => {
    for (let at = 0; at < str.length; at += 1) add(str[at] ?? '', { item, at });
    if (hasEOL) add(' ', null);
  });
  return { row, origins };
}

/** Returns the occurrences of the words in a page's texts, also across line ends. */
export function hitsIn(texts: readonly PageText[], searched: string): readonly Hit[] {
  const words = foldWords(searched);
  if (words === '') return [];
  const { row, origins } = lettersOf(texts);
  const hits: Hit[] = [];
  for (let at = row.indexOf(words); at !== -1; at = row.indexOf(words, at + words.length)) {
    hits.push(rangesOf(origins.slice(at, at + words.length)));
  }
  return hits;
}

function rangesOf(letters: readonly (Letter | null)[]): Hit {
  const ranges: { item: number; start: number; end: number }[] = [];
  for (const letter of letters) {
    if (!letter) continue;
    const last = ranges.at(-1);
    if (last?.item === letter.item) last.end = letter.at + 1;
    else ranges.push({ item: letter.item, start: letter.at, end: letter.at + 1 });
  }
  return ranges;
}

/** Marked range on a page. */
interface Mark extends TextRange {
  readonly isCurrent: boolean;
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Returns one of a page's texts as HTML, with the hits marked. */
export function markedText(str: string, marks: readonly Mark[]): string {
  let html = '';
  let done = 0;
  for (const { start, end, isCurrent } of marks.toSorted((a, b) => a.start - b.start)) {
    html += `${escapeHtml(str.slice(done, start))}<mark${isCurrent ? ' data-current=""' : ''}>${escapeHtml(str.slice(start, end))}</mark>`;
    done = end;
  }
  return html + escapeHtml(str.slice(done));
}
