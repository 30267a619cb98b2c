import type { ReplyOf, RequestOf } from '@shared-kit/contracts/core';
import { contentType } from '@shared-kit/contracts/content';
import type { recordVisit, saveProgress } from '@shared-kit/contracts/content';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { awardPoints } from '../gamification/index.ts';
import type { PointsEvent } from '../gamification/index.ts';
import { openContentItem } from './content-access.service.ts';
import { contentItems } from './content-item.repository.ts';
import type { ContentItemRow } from './content-item.repository.ts';
import { storeReachedVideos } from './playlists/save-playlist.service.ts';
import { stateReached, visitStart } from './progress.rules.ts';
import type { ReachedState } from './progress.rules.ts';
import { arePointsHeld, countVisit, judgeCompletion, recordOpening } from './study-time/judge-completion.service.ts';
import { PER_MINUTE } from './study-time/study-time.rules.ts';
import { tracking } from './tracking.repository.ts';

interface Moment {
  readonly idUser: number;
  readonly now: Date;
}

/** Records a visit at its end: counts it once, saves its time and progress, and gives its points. */
export async function addVisit(
  db: TenantDb,
  visit: RequestOf<typeof recordVisit>['body'],
  { idUser, now }: Moment,
): Promise<ReplyOf<typeof recordVisit>> {
  const item = await openContentItem(db, { idUser, idContentItem: visit.idContentItem });
  const counted = await countVisit(db, { ...visit, idUser, start: visitStart(visit.timeStart, now), now });
  const timeExecuted = counted.countedTime;
  const isNew = await tracking(db).addContentVisit({ ...visit, ...counted, idUser, timeExecuted, now });
  if (isNew) await contentItems(db).countVisit(visit.idContentItem);
  return saveReached(db, item, { ...visit, timeExecuted: isNew ? timeExecuted : 0 }, { idUser, now });
}

/** Saves position and completion during a visit. */
export async function addProgress(
  db: TenantDb,
  progress: RequestOf<typeof saveProgress>['body'],
  { idUser, now }: Moment,
): Promise<ReplyOf<typeof saveProgress>> {
  const item = await openContentItem(db, { idUser, idContentItem: progress.idContentItem });
  await recordOpening(db, { idUser, idContentItems: [progress.idContentItem], now });
  return saveReached(db, item, { ...progress, timeExecuted: 0 }, { idUser, now });
}

interface ReachedPoint {
  readonly timeStart: string;
  readonly idSection: number | null;
  readonly seconds: number;
  readonly finished: boolean;
  readonly videos?:
    | readonly { readonly idVideo: string; readonly seconds: number; readonly finished: boolean }[]
    | undefined;
  readonly timeExecuted: number;
}

async function saveReached(db: TenantDb, item: ContentItemRow, point: ReachedPoint, { idUser, now }: Moment) {
  const idContentItem = item.id_content_item;
  const from = visitStart(point.timeStart, now);
  const isPlaylist = item.id_content_type === contentType.playlist;
  const claimed = isPlaylist
    ? await storeReachedVideos(db, point.videos ?? [], { idUser, idContentItem, from, now })
    : stateReached(
        { idContentType: item.id_content_type, duration: item.duration, isDurationReported: item.duration_reported },
        point,
      );
  const reached = await plausible(db, claimed, { idUser, idContentItem, seconds: point.seconds, now });
  const state = await tracking(db).saveProgress({
    ...reached,
    idUser,
    idContentItem,
    // A section of another tenant, or a removed one, is not stored as the place to return to.
    idSection: item.id_section === point.idSection ? point.idSection : null,
    from,
    timeExecuted: point.timeExecuted,
    now,
  });
  const award = (event: PointsEvent, limit = {}) =>
    awardPoints(db, {
      idUser,
      event,
      idContentItem,
      title: item.text,
      once: `${event}:${idContentItem}`,
      now,
      ...limit,
    });
  const accessed = await award('content-accessed', { perMinute: PER_MINUTE });
  const isRewarded = state.completed === 'COMPLETED' && !(await arePointsHeld(db, { idUser, idContentItem }));
  const completed = isRewarded ? await award('content-completed') : { ...accessed, earnPoints: 0 };
  return {
    success: true as const,
    earnPoints: accessed.earnPoints + completed.earnPoints,
    totalUserPoints: completed.totalUserPoints,
    completed: state.completed,
    progress: state.progress,
    lastPosition: state.last_position,
    savedAt: toMoment(now),
  };
}

/** Returns the state that counts: a completion that comes too early stays in progress (decision 532). */
async function plausible(
  db: TenantDb,
  reached: ReachedState,
  { seconds, ...claim }: Moment & { readonly idContentItem: number; readonly seconds: number },
): Promise<ReachedState> {
  if (reached.completed !== 'COMPLETED' || (await tracking(db).isCompleted(claim.idUser, claim.idContentItem)))
    return reached;
  const judgement = await judgeCompletion(db, claim);
  return judgement.kind === 'counts' ? reached : { lastPosition: seconds, progress: 99, completed: 'PROGRESS' };
}
