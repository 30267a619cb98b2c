import { contentType } from '@shared-kit/contracts/content';
import type { ContentItem, TrainingInProgress } from '@shared-kit/contracts/content';

/** Media and trainings that the person has started: one to continue, and the others. */
export interface Started {
  readonly content: readonly ContentItem[];
  readonly training: TrainingInProgress | null;
}

export type Resumed =
  | { readonly kind: 'content'; readonly item: ContentItem }
  | { readonly kind: 'training'; readonly training: TrainingInProgress };

/** Returns what the person used last, and the other started items. The server names a training only if it comes first. */
export function resumed({ content, training }: Started): {
  first: Resumed | undefined;
  others: readonly ContentItem[];
} {
  if (training) return { first: { kind: 'training', training }, others: content };
  const [item, ...others] = content;
  return { first: item && { kind: 'content', item }, others };
}

const played: ReadonlySet<number> = new Set([
  contentType.audio,
  contentType.video,
  contentType.live,
  contentType.playlist,
]);

/** Seconds of a media item after the place where the person stopped; 0 for other items. */
export function secondsLeft({ idContentType, duration, lastPosition }: ContentItem): number {
  return played.has(idContentType) ? Math.max(0, duration - lastPosition) : 0;
}
