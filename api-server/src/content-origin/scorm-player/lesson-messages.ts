import type { RequestAnswers } from '@shared-kit/contracts/sequencing';
import type { VisitInfo } from './visit-info.ts';

/**
 * Messages between the lesson's page (on the visit's own origin, where the package can read and change everything) and
 * the player around it (on another origin, with the visit's token). The player trusts no field of them.
 */
const LESSON_CHANNEL = 'azulejo.lesson.v1';

/** All data that the lesson has set at one moment. */
export interface LessonCommit {
  readonly sequence: number;
  readonly cmi: Readonly<Record<string, string>>;
  /** Seconds of this visit. */
  readonly sessionTime: number;
  readonly terminated: boolean;
}

/** Data that the player sends to the lesson's page at its start. It contains no token. */
export interface LessonStart extends Pick<
  VisitInfo,
  | 'idVisit'
  | 'version'
  | 'title'
  | 'launchUrl'
  | 'window'
  | 'lastCommitUrl'
  | 'cmi'
  | 'requestValid'
  | 'sequencing'
  | 'stores'
  | 'sequence'
  | 'seconds'
> {
  /** True in a preview: the lesson's page reports each call. */
  readonly reportsCalls: boolean;
}

/** Call of a lesson to the API, as a preview shows it. */
export interface LessonCall {
  readonly name: string;
  readonly args: readonly string[];
  readonly value: string;
  /** Code that `GetLastError` returns after it. */
  readonly error: string;
  /** Milliseconds since the lesson was opened. */
  readonly at: number;
}

export type FromLesson =
  | { readonly type: 'loaded' }
  | { readonly type: 'commit'; readonly commit: LessonCommit }
  | { readonly type: 'terminated' }
  | { readonly type: 'call'; readonly call: LessonCall }
  | { readonly type: 'finished'; readonly navigation: string | null }
  | { readonly type: 'failed'; readonly reason: 'token-over' | 'missing-file' }
  /** Commits that an earlier page of this visit could not hand over. */
  | { readonly type: 'left-over'; readonly commits: readonly LessonCommit[] };

export type ToLesson =
  | { readonly type: 'start'; readonly start: LessonStart }
  /** The player has stored the commit with this number on its own origin. */
  | { readonly type: 'stored'; readonly sequence: number }
  /** The server has evaluated which requests are valid with the data of a commit. */
  | { readonly type: 'request-valid'; readonly answers: RequestAnswers }
  | { readonly type: 'finish' };

export function post(to: Window, message: FromLesson | ToLesson, origin: string): void {
  to.postMessage({ channel: LESSON_CHANNEL, ...message }, origin);
}

/** Returns the message of the lesson's page; null when it is none. */
export function fromLesson(data: unknown): FromLesson | null {
  const message = ofChannel(data);
  if (!message) return null;
  const { type } = message;
  if (type === 'loaded' || type === 'terminated') return { type };
  if (type === 'commit') return isCommit(message['commit']) ? { type, commit: message['commit'] } : null;
  if (type === 'call') return isCall(message['call']) ? { type, call: message['call'] } : null;
  if (type === 'finished') {
    const { navigation } = message;
    return { type, navigation: typeof navigation === 'string' ? navigation.slice(0, 500) : null };
  }
  if (type === 'failed') return { type, reason: message['reason'] === 'token-over' ? 'token-over' : 'missing-file' };
  if (type !== 'left-over' || !Array.isArray(message['commits'])) return null;
  return { type, commits: message['commits'].filter(isCommit) };
}

/** Returns the message of the player; null when it is none. The sender was checked before. */
export function toLesson(data: unknown): ToLesson | null {
  const message = ofChannel(data);
  return message ? (message as unknown as ToLesson) : null;
}

function ofChannel(data: unknown): Record<string, unknown> | null {
  const isOurs =
    typeof data === 'object' && data !== null && 'channel' in data && data.channel === LESSON_CHANNEL && 'type' in data;
  return isOurs ? (data as Record<string, unknown>) : null;
}

export function isCommit(value: unknown): value is LessonCommit {
  if (typeof value !== 'object' || value === null) return false;
  const { sequence, sessionTime, terminated, cmi } = value as Partial<Record<keyof LessonCommit, unknown>>;
  return (
    Number.isSafeInteger(sequence) &&
    Number.isFinite(sessionTime) &&
    typeof terminated === 'boolean' &&
    typeof cmi === 'object' &&
    cmi !== null &&
    Object.values(cmi).every((text) => typeof text === 'string')
  );
}

function isCall(value: unknown): value is LessonCall {
  if (typeof value !== 'object' || value === null) return false;
  const { name, args, value: returned, error, at } = value as Partial<Record<keyof LessonCall, unknown>>;
  return (
    [name, returned, error].every((text) => typeof text === 'string') &&
    Array.isArray(args) &&
    args.every((text) => typeof text === 'string') &&
    Number.isFinite(at)
  );
}
