import type { ContentItem } from '@shared-kit/contracts/content';

interface PlaylistInfo {
  /** 0 when the content of the playlist is not hosted by the portal. */
  readonly count: number;
  readonly seconds: number;
  /** Average progress of the items, 0 to 100. */
  readonly percent: number;
}

/** Returns the length of a playlist and the person's progress in it. */
export function playlistInfo({
  children,
  duration,
  progress,
}: Pick<ContentItem, 'children' | 'duration' | 'progress'>): PlaylistInfo {
  if (children.length === 0) return { count: 0, seconds: duration, percent: progress };
  const sum = (of: (child: ContentItem['children'][number]) => number): number =>
    children.reduce((all, child) => all + of(child), 0);
  return {
    count: children.length,
    seconds: sum((child) => child.duration),
    percent: Math.floor(sum((child) => child.progress) / children.length),
  };
}
