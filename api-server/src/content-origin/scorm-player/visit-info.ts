import type { LessonWindow } from '@shared-kit/contracts/learning';
import type { LessonSequencing, RequestAnswers } from '@shared-kit/contracts/sequencing';

/** Data that the server passes to the page that frames a lesson. */
export interface VisitInfo {
  readonly idSco: number;
  readonly idScoEnrollment: number;
  readonly idVisit: number;
  readonly title: string;
  readonly version: '1.2' | '2004';
  readonly mode: 'normal' | 'review';
  readonly type: 'sco' | 'asset';
  readonly token: string;
  /** Page beside the lesson, which provides the SCORM API on the visit's own origin. */
  readonly lessonUrl: string;
  /** Page on the same origin that hands over what was not stored elsewhere. */
  readonly leftOverUrl: string;
  /** Start page of the lesson, on the same origin. */
  readonly launchUrl: string;
  /** Size of the lesson, and where it opens. */
  readonly window: LessonWindow;
  /** Address on the same origin for the commit of a page that is being closed; empty in a preview. */
  readonly lastCommitUrl: string;
  readonly commitUrl: string;
  /** Value of the `sandbox` attribute of the lesson's frame. */
  readonly sandbox: string;
  readonly portalOrigin: string;
  readonly status: string;
  /** Initial data of the lesson. */
  readonly cmi: Readonly<Record<string, string>>;
  /** Prefixes of the elements that the portal sets. */
  readonly own: readonly string[];
  /** Rights of the lesson over each of its shared stores (`adl.data`), in their order. */
  readonly stores: readonly { readonly canRead: boolean; readonly canWrite: boolean }[];
  /** Validity of navigation requests, by name: `continue`, `choice.{target=licao-2}` … Missing ones are unknown. */
  readonly requestValid: RequestAnswers;
  /** Sequencing of the package, so that the lesson's page can evaluate requests itself; null when it is too long. */
  readonly sequencing: LessonSequencing | null;
  /** True when the lesson has ended this visit: it takes no more commits. */
  readonly hasEnded: boolean;
  /** Newest stored commit and counted seconds of this visit. */
  readonly sequence: number;
  readonly seconds: number;
  /** Visit and commit that `cmi` comes from. */
  readonly last: { readonly visit: number; readonly sequence: number };
}
