import type { ExternalCourse } from '@shared-kit/contracts/journey';
import { labels } from './labels.ts';

/** Mode of the course form (B4.8-02 to B4.8-06): create, edit in place, edit and resubmit, or read only. */
export type CourseMode = 'register' | 'edit' | 'resend' | 'view';

export function modeOf(course: Pick<ExternalCourse, 'status' | 'hasResubmission'> | undefined): CourseMode {
  if (!course) return 'register';
  if (course.status === 'PENDING') return 'edit';
  return course.status === 'REJECTED' && !course.hasResubmission ? 'resend' : 'view';
}

/** Returns the notice of a rejected course (B4.8-07, B4.8-08). */
export function noticeOf({
  status,
  hasResubmission,
  resubmissionStatus,
}: Pick<ExternalCourse, 'status' | 'hasResubmission' | 'resubmissionStatus'>): string | undefined {
  if (status !== 'REJECTED') return undefined;
  if (!hasResubmission) return labels.notices.rejected;
  return resubmissionStatus === 'PENDING' ? labels.notices.resubmitted : labels.notices.resubmissionAnswered;
}
