import { useEffect, useRef, useState } from 'react';
import { findContent, listJourneyParts } from 'shared-kit/contracts/content';
import { PdfViewer } from '../../lib/pdf-viewer/pdf-viewer.tsx';
import { useNewLinks } from '../../lib/use-new-links.ts';
import type { StageProps } from './content-stage.tsx';

/** Somebody who stays on a page this long reads it, in milliseconds. */
const READ_AFTER_MS = 1500;

/** Type 25 (A2v-14): begins with the page that was read last, is done when the last page was read (decision 163). */
export function PdfStage({ item, visit }: StageProps) {
  // As it was when the item was opened: what is saved meanwhile turns no page.
  const [startPage] = useState(Math.max(1, item.lastPosition));
  const renew = useNewLinks(findContent, listJourneyParts);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <PdfViewer
      source={item.contentLocation}
      title={item.text}
      startPage={startPage}
      onRetry={renew}
      onPage={(page, total) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => (page === total ? visit.finish(page) : visit.pause(page)), READ_AFTER_MS);
      }}
    />
  );
}
