import { useQueryClient } from 'shared-kit/api';
import type { ContentItem } from 'shared-kit/contracts/content';
import { useContentProgress } from 'shared-kit/viewer';
import type { SavedState, VisitProgress } from 'shared-kit/viewer';
import { patchItem } from '../../lib/content-cache.ts';

export interface ItemProgress extends VisitProgress {
  /** Brings the lists that show an item up to date with what the server has saved. */
  readonly onSaved: (idContentItem: number, state: SavedState) => void;
}

/** Follows the visit of an item; every list that shows it says how far the person is. */
export function useItemProgress(item: ContentItem, idSection: number | null): ItemProgress {
  const client = useQueryClient();
  const onSaved = (idContentItem: number, state: SavedState): void => patchItem(client, idContentItem, state);
  return { ...useContentProgress(item, idSection, { onSaved }), onSaved };
}
