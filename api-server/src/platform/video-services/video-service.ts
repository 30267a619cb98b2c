import type { VideoProvider } from 'shared-kit/contracts/content';

/** A video as its service tells of it. */
export interface ListedVideo {
  readonly idVideo: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  /** Seconds; 0 while unknown. */
  readonly duration: number;
}

/** Why a service gave no list; for the log alone. */
export class VideoServiceError extends Error {}

/** Where a service is asked and with what. */
export interface ServiceAccess {
  readonly url: string;
  readonly secret: string;
  /** Origins besides those of https that pictures may come from. */
  readonly pictureOrigins: readonly string[];
}

export interface VideoServices {
  /** The first 50 videos of a playlist or project. Rejects with VideoServiceError where the service can't or doesn't answer. */
  list(provider: VideoProvider, id: string): Promise<readonly ListedVideo[]>;
  /** The service's player for a video. */
  embedUrl(provider: VideoProvider, idVideo: string): string;
  /** Changes where another service is asked: what one told says nothing of the other's. */
  servedBy(provider: VideoProvider): string;
  readonly embedOrigins: readonly string[];
}
