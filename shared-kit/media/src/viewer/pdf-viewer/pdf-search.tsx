import { useEffect, useRef } from 'react';
import { Icon, IconButton, SearchInput } from '@shared-kit/ui';
import { labels } from './labels.ts';
import type { PdfSearchState } from './use-pdf-search.ts';
import styles from './pdf-viewer.module.css';

/** Renders the search bar below the toolbar. Enter moves to the next hit. */
export function PdfSearch({ search, onClose }: { search: PdfSearchState; onClose: () => void }) {
  const { words, hits, current, extent } = search;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <div className={styles.search}>
      <SearchInput
        ref={field}
        className={styles.searchField ?? ''}
        label={labels.search}
        value={words}
        maxLength={80}
        onValueChange={search.search}
        onSubmit={() => search.step(1)}
      />
      <p className={styles.hits} role="status">
        {words.trim() !== '' && found(hits.length, current, extent)}
      </p>
      <IconButton
        label={labels.previousHit}
        icon={<Icon name="arrow-up" size={20} />}
        disabled={hits.length === 0}
        onClick={() => search.step(-1)}
      />
      <IconButton
        label={labels.nextHit}
        icon={<Icon name="arrow-down" size={20} />}
        disabled={hits.length === 0}
        onClick={() => search.step(1)}
      />
      <IconButton label={labels.closeSearch} icon={<Icon name="close" size={20} />} onClick={onClose} />
    </div>
  );
}

function found(count: number, current: number, extent: PdfSearchState['extent']): string {
  if (count > 0) return labels.hits(current + 1, count, extent === 'whole');
  return labels.without[extent];
}
