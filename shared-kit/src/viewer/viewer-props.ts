import type { ContentItem, VideoProvider } from 'shared-kit/contracts/content';
import type { SavedState } from './use-content-progress.ts';

/** Where the person stands in a content. */
export interface ContentPosition {
  /** Seconds into the media, or the page of a document. */
  readonly seconds: number;
  /** Share of the media's length, 0 to 100. */
  readonly percent?: number;
  /** Which video of a playlist it is about. */
  readonly idVideo?: string;
}

/** Receives what happens in the viewer. The remote decides where it goes: to the visit of the content, to an enrolment, or to both. */
export interface ContentProgress {
  /** Media play and have come this far. Called at most once a second. */
  reach(position: ContentPosition): void;
  /** Saves the position now: the media were paused, or a page of a document was read. */
  pause(position: ContentPosition): void;
  /** The end was reached, or the file or link was opened. With `idVideo`, one video of a playlist has ended, not the content. */
  finish(position?: ContentPosition): void;
}

/** What differs between the places that show a content. Without rules the viewer does what the content area does. */
export interface ViewerRules {
  /** Seconds; where media begin. Without it they begin where the person stopped, after asking (A4m-01). */
  readonly startAt?: number;
  /** Whether media play by themselves once they are there; true by default. */
  readonly isAutoPlayed?: boolean;
  /** Jumping ahead of what was played goes back (B4.3-23). */
  readonly isSeekingBlocked?: boolean;
  /**
   * Milliseconds after which a page, a text, a site or a list of journeys is done (B4.2-03). Without it a text has to be read to its end, a
   * site has to be open for 10 s, and a list is never done.
   */
  readonly completesAfterMs?: number;
  /** The author stands over a text (B2.6-06). */
  readonly hasAuthor?: boolean;
  /** Content types that this place does not open. */
  readonly excludedTypes?: readonly number[];
}

/** Texts that differ between places; the viewer's own are those of the content area. */
export interface ViewerTexts {
  readonly unknownType?: string;
  /** A file that is not there. */
  readonly missingFile?: string;
  /** Says before a link is followed that it leads out of the portal (B2.6-08). */
  readonly leaving?: { readonly title: string; readonly text: string; readonly action: string };
}

/** Which video of a playlist is played, where the page's address says so. */
export interface ChosenVideo {
  readonly idVideo: string;
  /** Puts another one into the address. */
  choose(provider: VideoProvider, idVideo: string): void;
}

export interface ContentViewerProps {
  readonly item: ContentItem;
  readonly progress: ContentProgress;
  readonly rules?: ViewerRules;
  readonly texts?: ViewerTexts;
  readonly chosenVideo?: ChosenVideo | undefined;
  /** An audio's player as a bar, e.g. beside a list. */
  readonly isCompact?: boolean;
  /** A file is being downloaded. */
  readonly onDownload?: () => void;
  /** A site has neither an address nor a text. Without it the person reads that there is nothing. */
  readonly onEmpty?: () => void;
  /** The server has saved the state of a part of the content, e.g. of a journey's step. */
  readonly onSaved?: ((idContentItem: number, state: SavedState) => void) | undefined;
}
