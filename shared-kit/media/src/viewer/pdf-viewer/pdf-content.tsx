import { useEffect, useRef, useState } from 'react';
import { useFreshLinks } from '../use-fresh-links.ts';
import type { ContentViewerProps } from '../viewer-props.ts';
import { PdfViewer } from './pdf-viewer.tsx';

/** Time on a page after which it counts as read, in milliseconds. */
const READ_AFTER_MS = 1500;

/**
 * Shows type 25 (A2v-14): starts at the last page that was read, and is done when the last page was read (decision
 * 163).
 */
export function PdfContent({ item, progress }: ContentViewerProps) {
  // Keeps the initial value: saving the position must not turn the page.
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
