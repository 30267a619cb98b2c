import type { VideoProvider } from '@shared-kit/contracts/content';

/** A video as its service describes it. */
export interface ListedVideo {
  readonly idVideo: string;
  readonly title: string;
  readonly description: string;
  readonly image: string;
  /** Seconds; 0 while unknown. */
  readonly duration: number;
}

/** Reason why a service returned no list; for the log only. */
export class VideoServiceError extends Error {}

/** Address and credentials of a service. */
export interface ServiceAccess {
  readonly url: string;
  readonly secret: string;
  /** Origins besides https ones from which pictures may come. */
  readonly pictureOrigins: readonly string[];
}

export interface VideoServices {
  /**
   * Lists the first 50 videos of a playlist or project. Rejects with VideoServiceError when the service fails or does
   * not answer.
   */
  list(provider: VideoProvider, id: string): Promise<readonly ListedVideo[]>;
  /** Returns the address of the service's player for a video. */
  embedUrl(provider: VideoProvider, idVideo: string): string;
  /**
   * Identifies the configured service. It changes when another service is configured, so that cached replies of the
   * old one are not reused.
   */
  servedBy(provider: VideoProvider): string;
  readonly embedOrigins: readonly string[];
}
