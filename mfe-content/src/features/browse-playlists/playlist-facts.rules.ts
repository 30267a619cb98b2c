import type { ContentItem } from 'shared-kit/contracts/content';

interface PlaylistFacts {
  /** 0 where what is in it is not the portal's own. */
  readonly count: number;
  readonly seconds: number;
  /** Of its items' progress, 0 to 100. */
  readonly percent: number;
}

/** How much is in a playlist, and how far one is with all of it. */
export function playlistFacts({
  children,
  duration,
  progress,
}: Pick<ContentItem, 'children' | 'duration' | 'progress'>): PlaylistFacts {
  if (children.length === 0) return { count: 0, seconds: duration, percent: progress };
  const sum = (of: (child: ContentItem['children'][number]) => number): number =>
    children.reduce((all, child) => all + of(child), 0);
  return {
    count: children.length,
    seconds: sum((child) => child.duration),
    percent: Math.floor(sum((child) => child.progress) / children.length),
  };
}
