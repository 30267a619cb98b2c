import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { hitsIn } from './pdf-search.rules.ts';
import type { Hit } from './pdf-search.rules.ts';

/** Debounce time of typing, in milliseconds. */
const SETTLES_AFTER_MS = 300;
/** Maximum number of hits. */
const MOST_HITS = 500;

interface FoundHit {
  readonly page: number;
  readonly ranges: Hit;
}

type PageTexts = { readonly str: string; readonly hasEOL: boolean }[];

/** Progress of the search: all pages, the pages so far, or the pages before one that cannot be read. */
type Extent = 'whole' | 'searching' | 'broken';

export interface PdfSearchState {
  readonly words: string;
  readonly hits: readonly FoundHit[];
  /** Index of the current hit. */
  readonly current: number;
  readonly extent: Extent;
  search(words: string): void;
  step(direction: 1 | -1): void;
}

/** Searches the whole document, page by page, whether or not a page was drawn. */
export function usePdfSearch(pdf: PDFDocumentProxy, goTo: (page: number) => void): PdfSearchState {
  const [words, setWords] = useState('');
  const [found, setFound] = useState<{ hits: readonly FoundHit[]; extent: Extent }>({ hits: [], extent: 'whole' });
  const [current, setCurrent] = useState(0);
  const texts = useRef(new Map<number, PageTexts>());
  const show = useEffectEvent(goTo);

  useEffect(() => {
    let isGone = false;
    const search = async (): Promise<void> => {
      const hits: FoundHit[] = [];
      for (let page = 1; page <= pdf.numPages && hits.length < MOST_HITS; page += 1) {
        const read = texts.current.get(page) ?? (await textsOf(pdf, page));
        if (isGone) return;
        texts.current.set(page, read);
        const before = hits.length;
        hits.push(...hitsIn(read, words).map((ranges) => ({ page, ranges })));
        if (before === 0 && hits.length > 0) show(page);
        setFound({ hits: [...hits], extent: page === pdf.numPages ? 'whole' : 'searching' });
      }
    };
    const breakOff = (): void => {
      if (!isGone) setFound(({ hits }) => ({ hits, extent: 'broken' }));
    };
    const timer = words.trim() === '' ? undefined : setTimeout(() => void search().catch(breakOff), SETTLES_AFTER_MS);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [pdf, words]);

  return {
    words,
    ...found,
    current,
    search: (next) => {
      setWords(next);
      setCurrent(0);
      setFound({ hits: [], extent: next.trim() === '' ? 'whole' : 'searching' });
    },
    step: (direction) => {
      const count = found.hits.length;
      if (count === 0) return;
      const next = (current + direction + count) % count;
      setCurrent(next);
      const hit = found.hits[next];
      if (hit) goTo(hit.page);
    },
  };
}

async function textsOf(pdf: PDFDocumentProxy, page: number): Promise<PageTexts> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  // The text layer uses the same indexes: every item, including those without text.
  return items.map((item) => ('str' in item ? { str: item.str, hasEOL: item.hasEOL } : { str: '', hasEOL: false }));
}
