import { useMemo, useRef } from 'react';
import { Page } from 'react-pdf';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { labels } from './labels.ts';
import { heightOf } from './pdf-layout.rules.ts';
import { markedText } from './pdf-search.rules.ts';
import type { PageColumn } from './use-page-column.ts';
import type { PdfSearchState } from './use-pdf-search.ts';
import styles from './pdf-viewer.module.css';

/** Limits the sharpness: more is not visible and costs a phone's memory. */
const sharpness = (): number => Math.min(2, devicePixelRatio);

interface PdfPagesProps {
  readonly pdf: PDFDocumentProxy;
  readonly column: PageColumn;
  readonly search: PdfSearchState;
}

/** Renders all pages in their places; draws those in view. */
export function PdfPages({ pdf, column, search }: PdfPagesProps) {
  const { ref, places, width, shown } = column;
  const { hits, current } = search;
  const marks = useMemo(() => marksByText(hits, current), [hits, current]);
  const renderText = useMemo(() => {
    if (marks.size === 0) return undefined;
    return ({ str, pageNumber, itemIndex }: { str: string; pageNumber: number; itemIndex: number }) =>
      markedText(str, marks.get(`${pageNumber} ${itemIndex}`) ?? []);
  }, [marks]);
  const shownHit = useRef<unknown>(undefined);
  // The text of a page is rendered after the page, and again after each change of the marks.
  const bringIntoView = (page: number): void => {
    const hit = hits[current];
    const column = ref.current;
    if (!column || hit?.page !== page || shownHit.current === hit) return;
    const mark = column.querySelector(`[data-page-number="${page}"] mark[data-current]`);
    if (!mark) return;
    shownHit.current = hit;
    scrollToMiddle(column, mark);
  };

  return (
    <div
      ref={ref}
      className={styles.pages}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard can scroll only a focusable region
      tabIndex={0}
      role="group"
      aria-label={labels.pageOf(column.page, pdf.numPages)}
      onScroll={column.onScroll}
    >
      <div className={styles.column} style={{ height: heightOf(places), width }}>
        {shown.map((page) => (
          <div
            key={page}
            className={styles.page}
            style={{ top: places[page - 1]?.top, height: places[page - 1]?.height, width }}
          >
            <Page
              pageNumber={page}
              width={width}
              devicePixelRatio={sharpness()}
              suspense={false}
              loading={null}
              error={<p className={styles.pageFault}>{labels.failed}</p>}
              {...(renderText ? { customTextRenderer: renderText } : {})}
              onRenderTextLayerSuccess={() => bringIntoView(page)}
              onRenderAnnotationLayerSuccess={nameLinks}
              onLoadSuccess={({ originalWidth, originalHeight }) =>
                column.learnRatio(page, originalHeight / originalWidth)
              }
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Names the links of drawn pages by their address: a PDF states only their place, and a screen reader needs a name. */
function nameLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.annotationLayer a[href]')) {
    if (link.title === '') link.title = link.href;
  }
}

function scrollToMiddle(column: Element, mark: Element): void {
  const [outer, inner] = [column.getBoundingClientRect(), mark.getBoundingClientRect()];
  column.scrollTop += inner.top - outer.top - outer.height / 2;
  column.scrollLeft += inner.left - outer.left - outer.width / 2;
}

type Marks = { item: number; start: number; end: number; isCurrent: boolean }[];

function marksByText(hits: PdfSearchState['hits'], current: number): ReadonlyMap<string, Marks> {
  const marks = new Map<string, Marks>();
  hits.forEach(({ page, ranges }, index) => {
    for (const range of ranges) {
      const key = `${page} ${range.item}`;
      marks.set(key, [...(marks.get(key) ?? []), { ...range, isCurrent: index === current }]);
    }
  });
  return marks;
}
