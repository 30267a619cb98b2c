import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { pageBeingRead, pagesInSight, placesOf } from './pdf-layout.rules.ts';
import type { PagePlace, Sight } from './pdf-layout.rules.ts';

/** Maximum width of a page in pixels; wider lines are hard to read. */
const WIDEST = 860;

export interface PageColumn {
  /** Scroll container. */
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly places: readonly PagePlace[];
  /** Width of a page, in pixels. */
  readonly width: number;
  /** Pages to draw. */
  readonly shown: readonly number[];
  /** The page being read, from 1. */
  readonly page: number;
  /** True when the size is known and the first page is scrolled to. */
  readonly isPlaced: boolean;
  goTo(page: number): void;
  /** Records the real ratio of height to width of a page. */
  learnRatio(page: number, ratio: number): void;
  onScroll(): void;
}

/** Manages the column of a document's pages: which are visible, and navigation to a page. */
export function usePageColumn(pdf: PDFDocumentProxy, zoom: number, startPage: number): PageColumn {
  const ref = useRef<HTMLDivElement>(null);
  const [ratios, setRatios] = useState<readonly number[]>([]);
  const [fitWidth, setFitWidth] = useState(0);
  const [sight, setSight] = useState<Sight>({ top: 0, height: 0 });
  const [isPlaced, setPlaced] = useState(false);
  const width = Math.floor(fitWidth * zoom);
  const places = useMemo(() => placesOf(ratios, width), [ratios, width]);

  const updateSight = (): void => {
    const element = ref.current;
    if (element) setSight({ top: element.scrollTop, height: element.clientHeight });
  };
  const goTo = (page: number): void => {
    const place = places[page - 1];
    if (!place || !ref.current) return;
    ref.current.scrollTop = place.top - 8;
    updateSight();
  };

  // Pages are assumed to be like the first until they are measured.
  useEffect(() => {
    let isGone = false;
    void pdf.getPage(1).then((first) => {
      const { width: own, height } = first.getViewport({ scale: 1 });
      if (!isGone) setRatios(Array.from({ length: pdf.numPages }, () => height / own));
    });
    return () => {
      isGone = true;
    };
  }, [pdf]);

  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(element);
      setFitWidth(
        Math.min(
          WIDEST,
          element.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd),
        ),
      );
      setSight({ top: element.scrollTop, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Keeps the reading position when the pages change their size; initially scrolls to the first page to show.
  const before = useRef(places);
  useLayoutEffect(() => {
    const element = ref.current;
    const was = before.current;
    before.current = places;
    if (!element || places.length === 0 || width === 0) return;
    if (!isPlaced) {
      element.scrollTop = startPage > 1 ? (places[startPage - 1]?.top ?? 0) - 8 : 0;
      setPlaced(true);
    } else {
      const page = pageBeingRead(was, sight);
      const [old, now] = [was[page - 1], places[page - 1]];
      if (old && now && old.height > 0 && (old.top !== now.top || old.height !== now.height))
        element.scrollTop = now.top + (sight.top - old.top) * (now.height / old.height);
    }
    updateSight();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a change of the pages' places moves anything
  }, [places]);

  return {
    ref,
    places,
    width,
    shown: width > 0 ? pagesInSight(places, sight) : [],
    page: isPlaced ? pageBeingRead(places, sight) : startPage,
    isPlaced,
    goTo,
    learnRatio: (page, ratio) =>
      setRatios((known) =>
        Math.abs((known[page - 1] ?? ratio) - ratio) < 0.005
          ? known
          : known.map((each, index) => (index === page - 1 ? ratio : each)),
      ),
    onScroll: updateSight,
  };
}
