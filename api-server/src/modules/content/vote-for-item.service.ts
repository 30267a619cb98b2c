import type { ReplyOf, RequestOf } from '@shared-kit/contracts/core';
import type { voteContent } from '@shared-kit/contracts/content';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { refuse } from '../../platform/errors.ts';
import { awardPoints } from '../gamification/index.ts';
import { openContentItem } from './content-access.service.ts';
import { contentItems } from './content-item.repository.ts';
import { averageVote } from './rating.rules.ts';
import { PER_MINUTE } from './study-time/study-time.rules.ts';
import { contentVotes } from './vote.repository.ts';

/** Saves one vote per person and item. A retry with the same vote returns the stored one. */
export async function voteForItem(
  db: TenantDb,
  { idContentItem, vote }: RequestOf<typeof voteContent>['body'],
  { idUser, now }: { idUser: number; now: Date },
): Promise<ReplyOf<typeof voteContent>> {
  const item = await openContentItem(db, { idUser, idContentItem });
  const isNew = await contentVotes(db).add({ idUser, idContentItem, vote, now });
  if (!isNew && (await contentVotes(db).of(idUser, idContentItem)) !== vote) {
    throw refuse('content.already-rated', 409, 'Você já avaliou este conteúdo.');
  }
  const votes = isNew ? await contentItems(db).countVote(idContentItem, vote) : item;
  const points = await awardPoints(db, {
    idUser,
    event: 'content-rated',
    idContentItem,
    title: item.text,
    once: `content-rated:${idContentItem}`,
    now,
    perMinute: PER_MINUTE,
  });
  return {
    success: true,
    vote,
    rating: averageVote({ count: votes.votes_count, sum: votes.votes_sum }),
    numberVotes: votes.votes_count,
    ...points,
  };
}
