import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { contentItems } from '../content-item.repository.ts';
import { PER_MINUTE, neededSeconds, secondsToWait, uncoveredSeconds } from './study-time.rules.ts';
import type { Stretch } from './study-time.rules.ts';
import { studyTime } from './study-time.repository.ts';

interface Claim {
  readonly idUser: number;
  readonly idContentItem: number;
  readonly now: Date;
}

/** Judgement of a claimed completion (decision 532). */
export type CompletionJudgement =
  | { readonly kind: 'counts' }
  | { readonly kind: 'early'; readonly waitSeconds: number };

/**
 * Judges a completion that a browser claims, by the time since the server gave the content to the person. One that
 * comes too early is recorded and does not count; one too many within a minute counts, and its points wait for a review.
 */
export async function judgeCompletion(
  db: TenantDb,
  { idUser, idContentItem, now }: Claim,
): Promise<CompletionJudgement> {
  const study = studyTime(db, idUser);
  await study.lock();
  if (await study.isCredited(idContentItem)) return { kind: 'counts' };
  const item = await contentItems(db).find(idContentItem);
  if (!item) return { kind: 'counts' };
  await study.open([idContentItem], now);
  const credit = {
    openedAt: (await study.openedAt(idContentItem, now)) ?? now,
    seconds: neededSeconds({
      idContentType: item.id_content_type,
      duration: item.duration,
      isDurationReported: item.duration_reported,
    }),
  };
  const credits = await study.credits(now);
  const waitSeconds = secondsToWait(credits, credit, now);
  if (waitSeconds > 0) {
    await study.doubt(idContentItem, 'early', now);
    return { kind: 'early', waitSeconds };
  }
  await study.credit(idContentItem, credit, now);
  const lately = credits.filter(({ creditedAt }) => now.getTime() - creditedAt.getTime() < 60_000).length;
  if (lately >= PER_MINUTE) await study.doubt(idContentItem, 'burst', now);
  return { kind: 'counts' };
}

/** Returns whether the points of a completed content wait for a review, or were dismissed by one. */
export function arePointsHeld(
  db: TenantDb,
  { idUser, idContentItem }: { idUser: number; idContentItem: number },
): Promise<boolean> {
  return studyTime(db, idUser).isHeld(idContentItem);
}

/** Records that the server gives contents to a person: their study time begins now. */
export async function recordOpening(
  db: TenantDb,
  { idUser, idContentItems, now }: { idUser: number; idContentItems: readonly number[]; now: Date },
): Promise<void> {
  await studyTime(db, idUser).open(idContentItems, now);
}

interface CountedVisit {
  readonly start: Date;
  /** Seconds by the server's clock, whatever else was open. */
  readonly claimedTime: number;
  /** Seconds that no other visit of the person covers. */
  readonly countedTime: number;
}

/**
 * Returns what counts of a visit: it begins when the server gave the content at the earliest, is no longer than the time
 * since then, and stretches that other visits of the person cover count once.
 */
export async function countVisit(
  db: TenantDb,
  visit: Claim & { readonly start: Date; readonly timeExecuted: number },
): Promise<CountedVisit> {
  const { idUser, idContentItem, now } = visit;
  const study = studyTime(db, idUser);
  await study.lock();
  const openedAt = (await study.openedAt(idContentItem, now)) ?? now;
  const start = visit.start < openedAt ? openedAt : visit.start;
  const claimedTime = Math.min(visit.timeExecuted, (now.getTime() - start.getTime()) / 1000);
  const stretch: Stretch = { from: start.getTime(), until: start.getTime() + claimedTime * 1000 };
  return { start, claimedTime, countedTime: uncoveredSeconds(stretch, await study.visitsWithin(stretch)) };
}
