import type { ReplyOf } from '@shared-kit/contracts/core';
import type { VideoProvider, findPlaylist } from '@shared-kit/contracts/content';
import type { StoredVideo } from '../content.tables.ts';

interface ProgressRow {
  readonly id_video: string;
  readonly last_position: number;
  readonly progress: number;
  readonly completed: 'PROGRESS' | 'COMPLETED';
}

/** Presents a playlist; without a list it is the empty one of A7m-31. `progress` must be ordered latest first. */
export function presentVideos(
  list: readonly StoredVideo[] | undefined,
  progress: readonly ProgressRow[],
  { provider, embedUrl }: { provider: VideoProvider; embedUrl: (idVideo: string) => string },
): ReplyOf<typeof findPlaylist> {
  const byVideo = new Map(progress.map((row) => [row.id_video, row]));
  const videos = (list ?? []).map((video) => {
    const row = byVideo.get(video.idVideo);
    return {
      ...video,
      embedUrl: embedUrl(video.idVideo),
      progress: row?.progress ?? 0,
      completed: row?.completed ?? ('NULL' as const),
      lastPosition: row?.last_position ?? 0,
    };
  });
  const listed = new Set(videos.map(({ idVideo }) => idVideo));
  return {
    success: list !== undefined,
    provider,
    videos,
    totalDuration: videos.reduce((sum, { duration }) => sum + duration, 0),
    idLastVideo: progress.find((row) => listed.has(row.id_video))?.id_video ?? null,
  };
}
