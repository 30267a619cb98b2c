import { endsPackage } from '@shared-kit/contracts/scorm';
import { lessonReport, storeElements, transferReport, writtenStores } from '@shared-kit/contracts/sequencing';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import type { ScoEnrollmentRow } from '../core/sco-enrollment.repository.ts';
import type { Cmi } from '../core/sco-outcome.rules.ts';
import { scoSharedData } from '../core/sco-registration.repository.ts';
import { activityOf, lockSequenced, saveSequenced, storeScope } from '../sequencing/sequenced-package.service.ts';
import type { SequencedPackage } from '../sequencing/sequenced-package.service.ts';
import type { CommittedSco } from '../core/committed-visit.repository.ts';

/** Locks the package of a lesson before the lesson itself, as navigation does; null without sequencing. */
export function lockPackageOf(
  db: TenantDb,
  row: Pick<ScoEnrollmentRow, 'id_user' | 'id_node_enrollment'>,
  { sco, sequencing }: Pick<CommittedSco, 'sco' | 'sequencing'>,
  now: Date,
): Promise<SequencedPackage | null> {
  const place = {
    idUser: row.id_user,
    idContentItem: sco.id_content_item,
    idNodeEnrollment: row.id_node_enrollment,
  };
  return lockSequenced(db, place, sequencing, now);
}

/** Transfers the newest report of a lesson to its activity, and its shared stores to the learner. */
export async function transferToActivity(
  db: TenantDb,
  before: SequencedPackage,
  { identifier, cmi, seconds, terminated }: { identifier: string; cmi: Cmi; seconds: number; terminated: boolean },
  now: Date,
): Promise<SequencedPackage> {
  const ended = terminated ? (endsPackage('2004', cmi) ? 'exitAll' : 'exit') : null;
  const learner = transferReport(before.tree, before.learner, identifier, lessonReport(cmi, { seconds, ended }));
  if (learner === before.learner) return before;
  await saveStores(db, before, identifier, cmi);
  return saveSequenced(db, before, { learner, moves: before.moves }, now);
}

async function saveStores(db: TenantDb, { tree, place }: SequencedPackage, id: string, cmi: Cmi): Promise<void> {
  const stores = activityOf(tree, id)?.stores ?? [];
  for (const [store, data] of writtenStores(stores, cmi))
    await scoSharedData(db).save(place.idUser, storeScope(tree, place), store, data);
}

/** Returns the shared stores of a lesson as elements of its data (RTE 4.3). */
export async function storesAtLaunch(db: TenantDb, { tree, place }: SequencedPackage, id: string): Promise<Cmi> {
  const stores = activityOf(tree, id)?.stores ?? [];
  if (stores.length === 0) return {};
  const data = await scoSharedData(db).load(place.idUser, storeScope(tree, place));
  return storeElements(stores, data);
}
