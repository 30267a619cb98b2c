import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { contentSummaries } from '../../../content/index.ts';
import { trainingsOfContents } from '../../training-tree/trainings-of-content.repository.ts';
import type { ReportedPeople } from '../attempts/attempt-report.repository.ts';
import { packageHosts } from '../hosts/package-hosts.repository.ts';
import type { BlockedRow } from '../hosts/package-hosts.repository.ts';
import { isAllowedHost } from '../hosts/package-hosts.rules.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import type { PackageRow, ScoRow } from '../core/scorm-package.repository.ts';

/** Package of a content as the administration lists it. */
export interface AdministeredPackage {
  readonly row: PackageRow;
  readonly title: string;
  readonly trainings: readonly string[];
  readonly lessons: readonly Pick<ScoRow, 'id_sco' | 'title'>[];
  /** People among the given ones who have opened a lesson. */
  readonly people: number;
  /** Hosts that browsers blocked and that the tenant does not allow now. */
  readonly blocked: readonly BlockedRow[];
}

/** Returns the packages of the company's active contents by their titles: all of them, or that of one content. */
export async function administeredPackages(
  db: TenantDb,
  { idContentItem, among }: { idContentItem?: number; among: ReportedPeople },
): Promise<AdministeredPackage[]> {
  const rows = idContentItem === undefined ? await scormPackages(db).list() : await one(db, idContentItem);
  const ids = rows.map(({ id_content_item }) => id_content_item);
  if (ids.length === 0) return [];
  const [contents, trainings, lessons, people, blocked, allowed] = await Promise.all([
    contentSummaries(db, ids),
    trainingsOfContents(db, ids),
    lessonsOf(db, ids),
    countPeople(db, ids, among),
    packageHosts(db).blocked(idContentItem),
    packageHosts(db).allowed(),
  ]);
  const lessonsBy = Map.groupBy(lessons, (lesson) => lesson.id_content_item);
  const blockedBy = Map.groupBy(
    blocked.filter(({ host }) => !isAllowedHost(host, allowed)),
    (request) => request.id_content_item,
  );
  return contents
    .flatMap(({ idContentItem: id, title }): AdministeredPackage[] => {
      const row = rows.find((each) => each.id_content_item === id);
      if (!row) return [];
      return [
        {
          row,
          title,
          trainings: trainings.get(id) ?? [],
          lessons: lessonsBy.get(id) ?? [],
          people: people.get(id) ?? 0,
          blocked: blockedBy.get(id) ?? [],
        },
      ];
    })
    .toSorted((a, b) => a.title.localeCompare(b.title, 'pt-BR'));
}

async function one(db: TenantDb, idContentItem: number): Promise<PackageRow[]> {
  const row = await scormPackages(db).find(idContentItem);
  return row ? [row] : [];
}

function lessonsOf(db: TenantDb, ids: readonly number[]) {
  return db
    .selectFrom('scos')
    .select(['id_sco', 'id_content_item', 'title'])
    .where('id_content_item', 'in', [...ids])
    .where('active', '=', true)
    .where('sco_type', '<>', 'folder')
    .orderBy('position')
    .execute();
}

async function countPeople(
  db: TenantDb,
  ids: readonly number[],
  among: ReportedPeople,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .selectFrom('sco_enrollments as e')
    .innerJoin('scos as s', 's.id_sco', 'e.id_sco')
    .select(({ fn }) => ['s.id_content_item', fn.count('e.id_user').distinct().as('people')])
    .where('s.id_content_item', 'in', [...ids])
    .where('e.id_user', 'in', among)
    .groupBy('s.id_content_item')
    .execute();
  return new Map(rows.map(({ id_content_item, people }) => [id_content_item, Number(people)]));
}
