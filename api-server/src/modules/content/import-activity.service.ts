import { createHash } from 'node:crypto';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import type { WriteContext } from '../../platform/importing/importer.port.ts';
import type { ActivityFile } from './content-file.schema.ts';
import { contentItems } from './content-item.repository.ts';
import { stateReached } from './progress.rules.ts';
import { tracking } from './tracking.repository.ts';
import { contentVotes } from './vote.repository.ts';

type Deed = ActivityFile['activity'][number];

/**
 * Adds activity of people, each entry once however often it is imported. It gives no points, because points are only
 * for current activity.
 */
export async function writeActivity(db: TenantDb, { activity }: ActivityFile, context: WriteContext): Promise<void> {
  for (const deed of activity) await writeDeed(db, deed, context);
  await recount(db);
}

async function writeDeed(db: TenantDb, deed: Deed, context: WriteContext): Promise<void> {
  const idUser = context.ref('user', deed.user);
  const idContentItem = context.ref('content-item', deed.item);
  const at = context.date(deed.at);
  const item = await contentItems(db).find(idContentItem);
  if (!item) return;
  const visit = {
    idVisit: visitIdOf(deed),
    idUser,
    idContentItem,
    idSection: item.id_section,
    start: at,
    seconds: deed.seconds,
    timeExecuted: deed.time,
    claimedTime: deed.time,
    now: at,
  };
  if (deed.vote !== undefined) await contentVotes(db).add({ idUser, idContentItem, vote: deed.vote, now: at });
  if (!(await tracking(db).addContentVisit(visit))) return;
  await tracking(db).saveProgress({
    ...visit,
    ...stateReached(
      { idContentType: item.id_content_type, duration: item.duration, isDurationReported: item.duration_reported },
      deed,
    ),
    from: at,
  });
}

/**
 * Returns a deterministic id from person, item and the date expression, so that an entry has the same id in each
 * import, even when its date resolves to another day.
 */
function visitIdOf({ user, item, at }: Deed): string {
  const digest = createHash('sha256').update(`${user}\n${item}\n${at}`).digest('hex');
  return digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

async function recount(db: TenantDb): Promise<void> {
  await db
    .updateTable('content_items')
    .set(({ selectFrom }) => {
      const visits = selectFrom('content_visits as v').whereRef(
        'v.id_content_item',
        '=',
        'content_items.id_content_item',
      );
      const votes = selectFrom('content_votes as v').whereRef(
        'v.id_content_item',
        '=',
        'content_items.id_content_item',
      );
      return {
        visits: visits.select(({ fn }) => fn.countAll<number>().as('count')),
        votes_count: votes.select(({ fn }) => fn.countAll<number>().as('count')),
        votes_sum: votes.select(({ fn, val }) => fn.coalesce(fn.sum<number>('v.vote'), val(0)).as('sum')),
      };
    })
    .execute();
}
