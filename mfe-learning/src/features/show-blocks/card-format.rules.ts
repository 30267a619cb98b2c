import type { ImageRatio } from 'shared-kit/ui';

export interface CardFormat {
  readonly ratio: ImageRatio;
  readonly itemSize: 'small' | 'medium' | 'large';
  /** Cards side by side on a large screen (B9-22, B9-23). */
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

/** B2.5-06: how the cards of a block look; landscape unless the block says otherwise. */
export function formatOf(cardFormat: string | undefined): CardFormat {
  return formats[cardFormat ?? ''] ?? landscape;
}
