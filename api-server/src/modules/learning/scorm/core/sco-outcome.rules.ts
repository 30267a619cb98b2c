import { isDone } from '@shared-kit/contracts/learning';
import type { EnrollmentStatus } from '@shared-kit/contracts/learning';

export type Cmi = Readonly<Record<string, string>>;

export interface Outcome {
  readonly status: EnrollmentStatus;
  /** 0 to 100; null when the lesson gave no score. */
  readonly grade: number | null;
}

/** Rules of a lesson's manifest about its result. */
export interface LessonRules {
  readonly mastery_score: number | null;
  readonly completion_threshold: number | null;
  readonly is_tracked: boolean;
  readonly completes_itself: boolean;
}

/** Returns the outcome of a lesson's report. `terminated`: the lesson has ended its visit. */
export function outcomeOf(version: '1.2' | '2004', cmi: Cmi, lesson: LessonRules, terminated: boolean): Outcome {
  return version === '1.2' ? outcomeOf12(cmi, lesson, terminated) : outcomeOf2004(cmi, lesson, terminated);
}

/** Returns whether the lesson was suspended, to be resumed. */
export function isSuspended(cmi: Cmi): boolean {
  return (cmi['cmi.exit'] ?? cmi['cmi.core.exit']) === 'suspend';
}

function outcomeOf12(cmi: Cmi, { mastery_score: masteryScore }: LessonRules, terminated: boolean): Outcome {
  const grade = rawGrade(cmi['cmi.core.score.raw'], cmi['cmi.core.score.min'], cmi['cmi.core.score.max']);
  const said = cmi['cmi.core.lesson_status'] ?? '';
  const isSilent = said === '' || said === 'not attempted';
  // A suspended lesson goes on another time, so its silence completes nothing (RTE 1.2, 3.4.4).
  if (terminated && isSilent && isSuspended(cmi)) return { status: 'INCOMPLETE', grade };
  const isOver = ['completed', 'passed', 'failed'].includes(said) || (terminated && isSilent);
  // With a mastery score, the score decides once the lesson is over (RTE 3.4).
  if (isOver && masteryScore !== null && grade !== null)
    return { status: grade >= masteryScore ? 'PASSED' : 'FAILED', grade };
  if (said === 'passed') return { status: 'PASSED', grade };
  if (said === 'failed') return { status: 'FAILED', grade };
  if (isOver) return { status: 'COMPLETED', grade };
  return { status: said === 'incomplete' || said === 'browsed' ? 'INCOMPLETE' : 'IN_PROGRESS', grade };
}

function outcomeOf2004(cmi: Cmi, lesson: LessonRules, terminated: boolean): Outcome {
  // The result of an untracked lesson is not recorded (SN 3.13.1).
  if (!lesson.is_tracked) return { status: 'IN_PROGRESS', grade: null };
  const { mastery_score: masteryScore, completion_threshold: completionThreshold } = lesson;
  const scaled = numberOf(cmi['cmi.score.scaled']);
  const grade =
    scaled === null
      ? rawGrade(cmi['cmi.score.raw'], cmi['cmi.score.min'], cmi['cmi.score.max'])
      : clipped(scaled * 100);
  const success =
    masteryScore !== null && grade !== null
      ? grade >= masteryScore
        ? 'passed'
        : 'failed'
      : (cmi['cmi.success_status'] ?? '');
  const measure = numberOf(cmi['cmi.progress_measure']);
  const said = cmi['cmi.completion_status'] ?? '';
  const completion =
    completionThreshold !== null && measure !== null
      ? measure >= completionThreshold
        ? 'completed'
        : 'incomplete'
      : said;
  const isSilent = (completion === '' || completion === 'unknown') && (success === '' || success === 'unknown');
  if (completion === 'incomplete') return { status: 'INCOMPLETE', grade };
  // A mastery score decides only once the lesson reports that it is over.
  const isOver =
    completion === 'completed' || terminated || ['passed', 'failed'].includes(cmi['cmi.success_status'] ?? '');
  if (isOver && success === 'passed') return { status: 'PASSED', grade };
  if (isOver && success === 'failed') return { status: 'FAILED', grade };
  // A lesson that reports no status is completed when it ends normally, unless it alone may say so (SN 3.13.2).
  const isCompletedByDefault = terminated && isSilent && !lesson.completes_itself && cmi['cmi.exit'] !== 'suspend';
  if (completion === 'completed' || isCompletedByDefault) return { status: 'COMPLETED', grade };
  return { status: 'IN_PROGRESS', grade };
}

function rawGrade(raw: string | undefined, min: string | undefined, max: string | undefined): number | null {
  const value = numberOf(raw);
  if (value === null) return null;
  const from = numberOf(min) ?? 0;
  const to = numberOf(max) ?? 100;
  return clipped(to > from ? ((value - from) / (to - from)) * 100 : value);
}

function numberOf(text: string | undefined): number | null {
  if (text === undefined || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}

function clipped(value: number): number {
  return Math.min(100, Math.max(0, Math.round(value * 100) / 100));
}

/**
 * Returns the better of two outcomes (decision 28): a completion stays and may become a pass, a failure stays until it
 * is made good, and the best grade counts.
 */
export function better(before: Outcome, after: Outcome): Outcome {
  const grades = [before.grade, after.grade].filter((grade) => grade !== null);
  const grade = grades.length === 0 ? null : Math.max(...grades);
  const stays = isDone(before.status) ? after.status !== 'PASSED' : before.status === 'FAILED' && !isDone(after.status);
  if (stays) return { status: before.status, grade };
  return { status: after.status, grade };
}

/** Returns the outcome of the content from its lessons in order, without folders. */
export function contentOutcome(lessons: readonly Outcome[]): Outcome {
  const grades = lessons.flatMap(({ grade }) => grade ?? []);
  const grade = grades.length === 0 ? null : Math.round(grades.reduce((sum, one) => sum + one, 0) / grades.length);
  const hasFailed = lessons.some(({ status }) => status === 'FAILED');
  const last = lessons.at(-1);
  // The last lesson completes the content, whatever was skipped before it (B4.5-07).
  if (last && isDone(last.status) && !hasFailed)
    return { status: lessons.some(({ status }) => status === 'PASSED') ? 'PASSED' : 'COMPLETED', grade };
  if (lessons.length > 0 && lessons.every(({ status }) => isDone(status) || status === 'FAILED'))
    return { status: 'FAILED', grade };
  return { status: lessons.every(({ status }) => status === 'NOT_ATTEMPTED') ? 'NOT_ATTEMPTED' : 'IN_PROGRESS', grade };
}
