import { useEffect, useRef, useState } from 'react';
import { Document } from 'react-pdf';
import { Button, ErrorState, Icon } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { PdfLoading } from './pdf-loading.tsx';
import { PdfReader } from './pdf-reader.tsx';
import { readDocuments } from './pdf-worker.ts';
import styles from './pdf-loading.module.css';

export interface PdfViewerProps {
  /** Address of the file. */
  readonly source: string;
  readonly title: string;
  /** First page to show, from 1. */
  readonly startPage: number;
  /** Called when a page is being read. */
  readonly onPage: (page: number, total: number) => void;
  /**
   * Called before a retry, because the link may have expired. The retry waits for the promise and uses the new
   * `source`.
   */
  readonly onRetry?: () => Promise<unknown>;
}

type Reading =
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready'; readonly options: Awaited<ReturnType<typeof readDocuments>> }
  | { readonly kind: 'failed' };

/**
 * Shows a PDF (A2v-14): draws pages as they come into view, with zoom, search and text that can be selected and read
 * aloud. Its code is loaded when the first document is opened.
 */
export function PdfViewer({ source, title, startPage, onPage, onRetry }: PdfViewerProps) {
  const [attempt, setAttempt] = useState(0);
  const reading = useReading(attempt);
  const goTo = useRef<(page: number) => void>(() => undefined);
  const again = async (): Promise<void> => {
    await onRetry?.();
    setAttempt(attempt + 1);
  };
  const failed = <PdfFailed source={source} onRetry={() => void again()} />;
  if (reading.kind === 'starting') return <PdfLoading />;
  if (reading.kind === 'failed') return failed;
  return (
    <Document
      key={`${source} ${attempt}`}
      file={source}
      options={reading.options}
      suspense={false}
      loading={<PdfLoading />}
      error={failed}
      externalLinkTarget="_blank"
      externalLinkRel="noopener noreferrer"
      onItemClick={({ pageNumber }) => goTo.current(pageNumber)}
    >
      {({ pdf }) => pdf && <PdfReader pdf={pdf} title={title} startPage={startPage} onPage={onPage} goToRef={goTo} />}
    </Document>
  );
}

function useReading(attempt: number): Reading {
  const [reading, setReading] = useState<Reading>({ kind: 'starting' });
  useEffect(() => {
    let isGone = false;
    const reportReading = (next: Reading): void => {
      if (!isGone) setReading(next);
    };
    readDocuments().then(
      (options) => reportReading({ kind: 'ready', options }),
      () => reportReading({ kind: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  return reading;
}

function PdfFailed({ source, onRetry }: { source: string; onRetry: () => void }) {
  return (
    <div className={styles.waiting}>
      <ErrorState title={labels.failed} onRetry={onRetry} />
      <Button
        href={source}
        target="_blank"
        rel="noopener noreferrer"
        variant="ghost"
        icon={<Icon name="external-link" size={18} />}
      >
        {labels.openFile}
      </Button>
    </div>
  );
}
