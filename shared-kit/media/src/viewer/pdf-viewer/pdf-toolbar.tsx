import { useState } from 'react';
import { Button, Icon, IconButton, TextInput } from '@shared-kit/ui';
import { labels } from './labels.ts';
import { FIT_WIDTH, zoomFrom } from './pdf-layout.rules.ts';
import styles from './pdf-viewer.module.css';

interface PdfToolbarProps {
  readonly page: number;
  readonly total: number;
  readonly zoom: number;
  readonly isSearching: boolean;
  readonly onPage: (page: number) => void;
  readonly onZoom: (zoom: number) => void;
  readonly onSearch: () => void;
}

/** Renders the toolbar with pages, zoom and search of a document. */
export function PdfToolbar({ page, total, zoom, isSearching, onPage, onZoom, onSearch }: PdfToolbarProps) {
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={labels.tools}>
      <div className={styles.tools}>
        <IconButton
          size="small"
          label={labels.previousPage}
          icon={<Icon name="chevron-up" size={20} />}
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <IconButton
          size="small"
          label={labels.nextPage}
          icon={<Icon name="chevron-down" size={20} />}
          disabled={page >= total}
          onClick={() => onPage(page + 1)}
        />
        <PageField page={page} onPage={onPage} />
        <span className={styles.total}>{labels.ofTotal(total)}</span>
      </div>
      <div className={styles.tools}>
        <IconButton
          size="small"
          label={labels.zoomOut}
          icon={<Icon name="minus" size={20} />}
          disabled={zoomFrom(zoom, -1) === zoom}
          onClick={() => onZoom(zoomFrom(zoom, -1))}
        />
        <span className={styles.zoom}>{`${Math.round(zoom * 100)}%`}</span>
        <IconButton
          size="small"
          label={labels.zoomIn}
          icon={<Icon name="plus" size={20} />}
          disabled={zoomFrom(zoom, 1) === zoom}
          onClick={() => onZoom(zoomFrom(zoom, 1))}
        />
        <Button
          variant="ghost"
          size="small"
          className={styles.fit}
          aria-pressed={zoom === FIT_WIDTH}
          onClick={() => onZoom(FIT_WIDTH)}
        >
          {labels.fitWidth}
        </Button>
        <IconButton
          size="small"
          label={isSearching ? labels.closeSearch : labels.search}
          aria-expanded={isSearching}
          icon={<Icon name="search" size={20} />}
          onClick={onSearch}
        />
      </div>
    </div>
  );
}

/** Renders an editable page number; scrolling updates it while the user is not typing. */
function PageField({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const [typed, setTyped] = useState<string>();
  const go = (): void => {
    if (typed !== undefined && /^\d+$/.test(typed)) onPage(Number(typed));
    setTyped(undefined);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <TextInput
        className={styles.pageField ?? ''}
        aria-label={labels.page}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={typed ?? String(page)}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={go}
      />
    </form>
  );
}
