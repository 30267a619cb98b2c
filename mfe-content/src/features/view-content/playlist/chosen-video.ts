import type { VideoProvider } from 'shared-kit/contracts/content';

/** Which video of a playlist is played, where the page's address says so. */
export interface ChosenVideo {
  readonly idVideo: string;
  /** Puts another one into the address. */
  choose(provider: VideoProvider, idVideo: string): void;
}
