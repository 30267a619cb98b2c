import { Skeleton, classNames } from '@shared-kit/ui';
import type { TileContent } from './tile-content.rules.ts';
import { Tile } from './tile.tsx';
import styles from './tile-list.module.css';

interface TileGridProps {
  readonly tiles: readonly TileContent[];
  readonly label: string;
  /** Makes room for pictures. */
  readonly isTall?: boolean;
  /** Number of tiles at the start that are twice as wide. */
  readonly emphasis?: number;
}

/** Renders tiles of equal size in columns; the section's design can enlarge the first ones. */
export function TileGrid({ tiles, label, isTall, emphasis = 0 }: TileGridProps) {
  return (
    <ul className={classNames(styles.grid, isTall && styles.tallRows)} role="list" aria-label={label}>
      {tiles.map((tile, index) => (
        <li key={tile.key} className={classNames(styles.place, index < emphasis && styles.emphasized)}>
          <Tile tile={tile} index={index} isImagePriority={index < 8} />
        </li>
      ))}
    </ul>
  );
}

/** Skeleton of a tile grid. */
export function TileGridSkeleton({
  count,
  isTall,
  emphasis = 0,
}: {
  count: number;
  isTall?: boolean;
  emphasis?: number;
}) {
  return (
    <div className={classNames(styles.grid, isTall && styles.tallRows)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={classNames(styles.place, index < emphasis && styles.emphasized)}>
          <Skeleton height="100%" className={styles.block} />
        </div>
      ))}
    </div>
  );
}
