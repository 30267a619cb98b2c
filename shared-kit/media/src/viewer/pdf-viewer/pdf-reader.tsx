import { useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { labels } from './labels.ts';
import { FIT_WIDTH, pageWithin, zoomFrom } from './pdf-layout.rules.ts';
import { PdfPages } from './pdf-pages.tsx';
import { PdfSearch } from './pdf-search.tsx';
import { PdfToolbar } from './pdf-toolbar.tsx';
import { readerKey } from './reader-keys.rules.ts';
import { usePageColumn } from './use-page-column.ts';
import { usePdfSearch } from './use-pdf-search.ts';
import styles from './pdf-viewer.module.css';

interface PdfReaderProps {
  readonly pdf: PDFDocumentProxy;
  readonly title: string;
  readonly startPage: number;
  readonly onPage: (page: number, total: number) => void;
  /** Handles links inside the document, which lead to pages. */
  readonly goToRef: RefObject<(page: number) => void>;
}

/** Shows a loaded document: toolbar above, pages below. */
export function PdfReader({ pdf, title, startPage, onPage, goToRef }: PdfReaderProps) {
  const total = pdf.numPages;
  const [zoom, setZoom] = useState(FIT_WIDTH);
  const [isSearching, setSearching] = useState(false);
  const column = usePageColumn(pdf, zoom, startPage);
  const search = usePdfSearch(pdf, column.goTo);
  const { page } = column;
  const goTo = (requested: number): void => column.goTo(pageWithin(requested, total));
  useImperativeHandle(goToRef, () => goTo);

  const reportPage = useEffectEvent(onPage);
  useEffect(() => {
    if (column.isPlaced) reportPage(page, total);
  }, [column.isPlaced, page, total]);

  const closeSearch = (): void => {
    setSearching(false);
    search.search('');
    column.ref.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const key = readerKey(event);
    if (key === undefined || (key === 'leave' && !isSearching)) return;
    event.preventDefault();
    if (key === 'search') setSearching(true);
    else if (key === 'leave') closeSearch();
    else if (key === 'zoom-in' || key === 'zoom-out') setZoom(zoomFrom(zoom, key === 'zoom-in' ? 1 : -1));
    else if (key === 'fit') setZoom(FIT_WIDTH);
    else goTo({ first: 1, last: total, next: page + 1, previous: page - 1 }[key]);
  };

  return (
    <section
      className={styles.reader}
      data-fills-stage=""
      aria-label={labels.document(title)}
      data-handles-escape={isSearching ? '' : undefined}
      onKeyDown={onKeyDown}
    >
      <PdfToolbar
        page={page}
        total={total}
        zoom={zoom}
        onPage={goTo}
        onZoom={setZoom}
        isSearching={isSearching}
        onSearch={() => (isSearching ? closeSearch() : setSearching(true))}
      />
      {isSearching && <PdfSearch search={search} onClose={closeSearch} />}
      <PdfPages pdf={pdf} column={column} search={search} />
    </section>
  );
}
