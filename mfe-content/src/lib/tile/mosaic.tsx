import type { CSSProperties } from 'react';
import { Skeleton, classNames } from '@shared-kit/ui';
import { mosaicSpans } from './mosaic.rules.ts';
import type { MosaicSpan } from './mosaic.rules.ts';
import type { TileContent } from './tile-content.rules.ts';
import { Tile } from './tile.tsx';
import styles from './tile-list.module.css';

interface MosaicProps {
  readonly tiles: readonly TileContent[];
  readonly label: string;
  readonly headingLevel?: 2 | 3;
}

/** Renders tiles of different sizes that together fill the width (A2s-16). */
export function Mosaic({ tiles, label, headingLevel = 2 }: MosaicProps) {
  const spans = mosaicSpans(tiles.length);
  return (
    <ul className={styles.mosaic} role="list" aria-label={label}>
      {tiles.map((tile, index) => (
        <li key={tile.key} {...spanOf(spans[index])}>
          <Tile tile={tile} index={index} headingLevel={headingLevel} isImagePriority={index < 6} />
        </li>
      ))}
    </ul>
  );
}

/** Skeleton of a mosaic. */
export function MosaicSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.mosaic} aria-hidden="true">
      {Array.from(mosaicSpans(count).entries(), ([index, span]) => (
        <div key={index} {...spanOf(span)}>
          <Skeleton height="100%" className={styles.block} />
        </div>
      ))}
    </div>
  );
}

function spanOf({ phone, wide, isTall }: MosaicSpan = { phone: 6, wide: 6, isTall: false }) {
  return {
    className: classNames(styles.piece, isTall && styles.tall),
    style: { '--span': phone, '--span-wide': wide } as CSSProperties,
  };
}
