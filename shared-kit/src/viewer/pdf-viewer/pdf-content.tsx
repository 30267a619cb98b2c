import { useEffect, useRef, useState } from 'react';
import { useFreshLinks } from '../use-fresh-links.ts';
import type { ContentViewerProps } from '../viewer-props.ts';
import { PdfViewer } from './pdf-viewer.tsx';

/** Somebody who stays on a page this long reads it, in milliseconds. */
const READ_AFTER_MS = 1500;

/** Shows type 25 (A2v-14): begins with the page that was read last, is done when the last page was read (decision 163). */
export function PdfContent({ item, progress }: ContentViewerProps) {
  // As it was when the item was opened: what is saved meanwhile turns no page.
  const [startPage] = useState(Math.max(1, item.lastPosition));
  const refreshLinks = useFreshLinks();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <PdfViewer
      source={item.contentLocation}
      title={item.text}
      startPage={startPage}
      onRetry={refreshLinks}
      onPage={(page, total) => {
        clearTimeout(timer.current);
        const position = { seconds: page };
        timer.current = setTimeout(
          () => (page === total ? progress.finish(position) : progress.pause(position)),
          READ_AFTER_MS,
        );
      }}
    />
  );
}
