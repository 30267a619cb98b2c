import { contentType } from '@shared-kit/contracts/content';
import { DAY_MS } from '@shared-kit/contracts/calendar';

/** Fastest playback of the player. */
const MAX_SPEED = 2;
/** Part of a medium that must have been played. */
const PLAYED_SHARE = 0.95;
/** Seconds that every other content needs. */
const MIN_SECONDS = 5;
/** Seconds by which completions may run ahead of the time that has passed: nobody is delayed by a few short pages. */
export const AHEAD_SECONDS = 60;
/** Milliseconds for which an opening counts: the time for which a training is kept on a device (decision 474). */
export const OPENING_MS = 30 * DAY_MS;
/** More completions or first accesses than this within a minute are doubtful, even when each had its time. */
export const PER_MINUTE = 20;

const playedTypes: ReadonlySet<number> = new Set([contentType.audio, contentType.video, contentType.playlist]);

export interface StudiedItem {
  readonly idContentType: number;
  /** Seconds; 0 while unknown. */
  readonly duration: number;
  /** True when a browser reported the duration: it proves nothing. */
  readonly isDurationReported: boolean;
}

/** Completion that has used study time. */
export interface StudyCredit {
  readonly openedAt: Date;
  readonly seconds: number;
}

/** Returns the seconds of study time that the completion of an item needs. */
export function neededSeconds({ idContentType, duration, isDurationReported }: StudiedItem): number {
  const isPlayed = playedTypes.has(idContentType) && duration > 0 && !isDurationReported;
  return isPlayed ? (duration * PLAYED_SHARE) / MAX_SPEED : MIN_SECONDS;
}

/**
 * Returns the seconds until a completion is plausible; 0 when it is now. Time counts once: for each moment since which
 * something was opened, all that was opened from then on and completed must fit into the time that has passed.
 */
export function secondsToWait(credits: readonly StudyCredit[], completion: StudyCredit, now: Date): number {
  let used = completion.seconds + sum(credits.filter((credit) => credit.openedAt >= completion.openedAt));
  let wait = used - secondsSince(completion.openedAt, now) - AHEAD_SECONDS;
  const earlier = credits
    .filter((credit) => credit.openedAt < completion.openedAt)
    .toSorted((a, b) => b.openedAt.getTime() - a.openedAt.getTime());
  for (const credit of earlier) {
    used += credit.seconds;
    wait = Math.max(wait, used - secondsSince(credit.openedAt, now) - AHEAD_SECONDS);
  }
  return Math.max(0, Math.ceil(wait));
}

/** Visit as a stretch of time, in milliseconds. */
export interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** Returns the seconds of a visit that no other visit of the person covers. */
export function uncoveredSeconds({ from, until }: Stretch, others: readonly Stretch[]): number {
  let covered = 0;
  let end = from;
  for (const other of others.toSorted((a, b) => a.from - b.from)) {
    const begin = Math.max(end, other.from);
    const stop = Math.min(until, other.until);
    if (stop <= begin) continue;
    covered += stop - begin;
    end = stop;
  }
  return Math.max(0, until - from - covered) / 1000;
}

const secondsSince = (moment: Date, now: Date): number => Math.max(0, now.getTime() - moment.getTime()) / 1000;
const sum = (credits: readonly StudyCredit[]): number => credits.reduce((total, { seconds }) => total + seconds, 0);
