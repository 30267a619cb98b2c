import type { BlockParameters } from '@shared-kit/contracts/learning';
import type { Columns, ImageRatio } from '@shared-kit/ui';

export interface CardFormat {
  readonly ratio: ImageRatio;
  readonly itemSize: 'small' | 'medium' | 'large';
  /** Number of cards side by side on the widest screens (B9-22). */
  readonly columns: number;
}

const landscape: CardFormat = { ratio: '16/9', itemSize: 'medium', columns: 3 };

const formats: Readonly<Record<string, CardFormat>> = {
  portrait: { ratio: '2/3', itemSize: 'small', columns: 5 },
  square: { ratio: '1/1', itemSize: 'small', columns: 4 },
  'landscape-large': { ratio: '16/9', itemSize: 'large', columns: 3 },
  'landscape-middle': landscape,
  'landscape-small': { ratio: '16/9', itemSize: 'small', columns: 3 },
  'landscape-xsmall': { ratio: '16/9', itemSize: 'small', columns: 3 },
};

/** Returns the format of a block's cards; landscape by default (B2.5-06). */
export function formatOf(cardFormat: string | undefined): CardFormat {
  return formats[cardFormat ?? ''] ?? landscape;
}

/**
 * Returns the number of columns: 2 on medium screens, 3 on large ones, then the number of the block or its format; on
 * phones the number of the block (B9-23).
 */
export function columnsOf({
  cardFormat,
  displayColumnsElements,
  mobileColumns,
}: Pick<BlockParameters, 'cardFormat' | 'displayColumnsElements' | 'mobileColumns'>): Columns {
  const wide = displayColumnsElements ?? formatOf(cardFormat).columns;
  return { mobile: mobileColumns, medium: Math.min(2, wide), large: Math.min(3, wide), wide };
}
