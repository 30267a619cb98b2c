import { activityStatus, isGoingOn, validRequests } from '@shared-kit/contracts/sequencing';
import type { ContentsEntry } from '@shared-kit/contracts/sequencing';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../../../platform/database/tenant-db.adapter.ts';
import { findSequenced } from './sequenced-package.service.ts';
import type { SequencedPackage } from './sequenced-package.service.ts';
import { lessonLocks } from '../core/lesson-locks.rules.ts';
import type { LessonLock } from '../core/lesson-locks.rules.ts';
import { scormPackages } from '../core/scorm-package.repository.ts';
import type { ScoRow } from '../core/scorm-package.repository.ts';
import { scoEnrollments } from '../core/sco-enrollment.repository.ts';
import type { ScoEnrollmentRow } from '../core/sco-enrollment.repository.ts';

/** Lesson or folder with a person's progress in it and its lock. */
export interface Lesson {
  readonly sco: ScoRow;
  readonly enrollment: ScoEnrollmentRow | null;
  readonly lock: LessonLock;
  /** Status in the current attempt; that of all attempts in a package without sequencing. */
  readonly status: EnrollmentStatus;
  /** False for an item that the table of contents leaves out. */
  readonly isListed: boolean;
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
  const sequenced = await findSequenced(db, at, await scormPackages(db).find(at.idContentItem));
  if (sequenced) {
    const entries = new Map(
      validRequests(sequenced.tree, sequenced.learner).contents.map((entry) => [entry.id, entry]),
    );
    return scos.map((sco) =>
      sequencedLesson(sequenced, {
        sco,
        enrollment: bySco.get(sco.id_sco) ?? null,
        entry: entries.get(sco.identifier),
      }),
    );
  }
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
  return scos.map((sco) => {
    const enrollment = bySco.get(sco.id_sco) ?? null;
    const status = enrollment?.status ?? 'NOT_ATTEMPTED';
    return { sco, enrollment, lock: locks.get(sco.id_sco) ?? open, status, isListed: sco.is_visible };
  });
}

/** Returns the lessons that have a page to launch, in order. */
export function launchable(lessons: readonly Lesson[]): Lesson[] {
  return lessons.filter(({ sco }) => sco.sco_type !== 'folder');
}

/** Returns an item of a sequenced package: the engine says whether it can be chosen, and how far the learner is. */
function sequencedLesson(
  { tree, learner }: SequencedPackage,
  { sco, enrollment, entry }: Pick<Lesson, 'sco' | 'enrollment'> & { readonly entry: ContentsEntry | undefined },
): Lesson {
  // The lesson that runs can be opened again; once it has ended, only a choice leads to it.
  const isRunning = entry?.isCurrent === true && isGoingOn(learner.state);
  const isOpen = entry !== undefined && (entry.isValid || isRunning);
  return {
    sco,
    enrollment,
    lock: isOpen
      ? { prerequisitesMet: true, blockedBy: [] }
      : { prerequisitesMet: false, blockedBy: [], reason: entry?.lock ?? 'order' },
    status: activityStatus(tree, learner, sco.identifier),
    isListed: entry?.isVisible ?? false,
  };
}
