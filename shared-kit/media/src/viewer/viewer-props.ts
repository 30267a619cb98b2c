import type { ContentItem, VideoProvider } from '@shared-kit/contracts/content';

/** Position of the user in a content item. */
export interface ContentPosition {
  /** Seconds into the media, or the page number of a document. */
  readonly seconds: number;
  /** Share of the media's length, 0 to 100. */
  readonly percent?: number;
  /** Id of the video of a playlist that the position belongs to. */
  readonly idVideo?: string;
}

/**
 * Receives the viewer's events. The remote decides where they go: to the visit of the content, to an enrolment, or to
 * both.
 */
export interface ContentProgress {
  /** Reports the current position of playing media. Called at most once a second. */
  reach(position: ContentPosition): void;
  /** Saves the position now: the media were paused, or a page of a document was read. */
  pause(position: ContentPosition): void;
  /**
   * Reports the end: the end was reached, or the file or link was opened. With `idVideo`, one video of a playlist has
   * ended, not the content.
   */
  finish(position?: ContentPosition): void;
}

/** State of an item for the user, as saved by the server. */
export type SavedState = Pick<ContentItem, 'completed' | 'progress' | 'lastPosition'>;

/** Differences between the places that show a content. The defaults are those of the content area. */
export interface ViewerRules {
  /** Start position of media in seconds. By default they start where the user stopped, after a question (A4m-01). */
  readonly startAt?: number;
  /** Starts media automatically when they are loaded; true by default. */
  readonly isAutoPlayed?: boolean;
  /** Reverts jumps beyond the furthest played point (B4.3-23). */
  readonly isSeekingBlocked?: boolean;
  /**
   * Milliseconds after which a page, a text, a site or a list of journeys is done (B4.2-03). By default a text must be
   * read to its end, a site must be open for 10 s, and a list is never done.
   */
  readonly completesAfterMs?: number;
  /** Shows the author above a text (B2.6-06). */
  readonly hasAuthor?: boolean;
  /** Content types that this place does not open. */
  readonly excludedTypes?: readonly number[];
}

/** Texts that differ between places; the defaults are those of the content area. */
export interface ViewerTexts {
  readonly unknownType?: string;
  /** Text for a missing file. */
  readonly missingFile?: string;
  /** Warning before a link that leads out of the portal is followed (B2.6-08). */
  readonly leaving?: { readonly title: string; readonly text: string; readonly action: string };
}

/** Video of a playlist that the page's address names. */
export interface ChosenVideo {
  readonly idVideo: string;
  /** Writes another video to the address. */
  choose(provider: VideoProvider, idVideo: string): void;
}

/** Content that the place offers when media or a playlist end. */
export interface NextContent {
  readonly title: string;
  /** Address of a picture; empty when there is none. */
  readonly image?: string;
  open(): void;
}

/** Props of every content viewer. */
export interface ContentViewerProps {
  readonly item: ContentItem;
  readonly progress: ContentProgress;
  readonly rules?: ViewerRules;
  readonly texts?: ViewerTexts;
  readonly chosenVideo?: ChosenVideo | undefined;
  /**
   * Offered over the stage when the media end. Without it the viewer offers nothing, e.g. because the page around it
   * does.
   */
  readonly next?: NextContent | undefined;
  /** Shows an audio player as a bar, e.g. beside a list. */
  readonly isCompact?: boolean;
  /** Called when a file is downloaded. */
  readonly onDownload?: () => void;
  /** Called when a site has neither an address nor a text. By default the viewer shows an empty state. */
  readonly onEmpty?: () => void;
  /** Called when the server has saved the state of a part of the content, e.g. of a journey's step. */
  readonly onSaved?: ((idContentItem: number, state: SavedState) => void) | undefined;
}
