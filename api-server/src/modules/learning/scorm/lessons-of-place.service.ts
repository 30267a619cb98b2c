import type { TenantDb } from '../../../platform/database/tenant-db.adapter.ts';
import { lessonLocks } from './lesson-locks.rules.ts';
import type { LessonLock } from './lesson-locks.rules.ts';
import { scormPackages } from './scorm-package.repository.ts';
import type { ScoRow } from './scorm-package.repository.ts';
import { scoEnrollments } from './sco-enrollment.repository.ts';
import type { ScoEnrollmentRow } from './sco-enrollment.repository.ts';

/** Lesson or folder with a person's progress in it and its lock. */
export interface Lesson {
  readonly sco: ScoRow;
  readonly enrollment: ScoEnrollmentRow | null;
  readonly lock: LessonLock;
}

/** Returns all lessons and folders of a package, in order. */
export async function lessonsOf(
  db: TenantDb,
  at: { idUser: number; idContentItem: number; idNodeEnrollment: number | null },
): Promise<Lesson[]> {
  const scos = await scormPackages(db).scosOf(at.idContentItem);
  const rows = await scoEnrollments(db).ofPlace(
    at.idUser,
    scos.map(({ id_sco }) => id_sco),
    at.idNodeEnrollment,
  );
  const bySco = new Map(rows.map((row) => [row.id_sco, row]));
  const locks = lessonLocks(
    scos.map((sco) => ({
      idSco: sco.id_sco,
      idParent: sco.id_parent,
      identifier: sco.identifier,
      title: sco.title,
      type: sco.sco_type,
      rule: sco.rule,
      status: bySco.get(sco.id_sco)?.status ?? 'NOT_ATTEMPTED',
    })),
  );
  const open: LessonLock = { prerequisitesMet: true, blockedBy: [] };
  return scos.map((sco) => ({ sco, enrollment: bySco.get(sco.id_sco) ?? null, lock: locks.get(sco.id_sco) ?? open }));
}

/** Returns the lessons that have a page to launch, in order. */
export function launchable(lessons: readonly Lesson[]): Lesson[] {
  return lessons.filter(({ sco }) => sco.sco_type !== 'folder');
}
