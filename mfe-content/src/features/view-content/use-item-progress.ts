import { useQueryClient } from '@shared-kit/runtime/api';
import type { ContentItem } from '@shared-kit/contracts/content';
import { useContentProgress } from '@shared-kit/media/viewer';
import type { SavedState, VisitProgress } from '@shared-kit/media/viewer';
import { patchItem } from '../../lib/content-cache.ts';

export interface ItemProgress extends VisitProgress {
  /** Updates the lists that show an item with the state that the server has saved. */
  readonly onSaved: (idContentItem: number, state: SavedState) => void;
}

/** Records the visit of an item and updates its progress in every cached list. */
export function useItemProgress(item: ContentItem, idSection: number | null): ItemProgress {
  const client = useQueryClient();
  const onSaved = (idContentItem: number, state: SavedState): void => patchItem(client, idContentItem, state);
  return { ...useContentProgress(item, idSection, { onSaved }), onSaved };
}
