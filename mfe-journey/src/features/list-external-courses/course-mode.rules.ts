import type { ExternalCourse } from 'shared-kit/contracts/journey';
import { labels } from './labels.ts';

/**
 * What one may do with a course (B4.8-02 to B4.8-06): change it in place; edit it and send it again; look at it. The register form has no course.
 */
export type CourseMode = 'register' | 'edit' | 'resend' | 'view';

export function modeOf(course: Pick<ExternalCourse, 'status' | 'hasResubmission'> | undefined): CourseMode {
  if (!course) return 'register';
  if (course.status === 'PENDING') return 'edit';
  return course.status === 'REJECTED' && !course.hasResubmission ? 'resend' : 'view';
}

/** What a rejected one says of itself (B4.8-07, B4.8-08). */
export function noticeOf({
  status,
  hasResubmission,
  resubmissionStatus,
}: Pick<ExternalCourse, 'status' | 'hasResubmission' | 'resubmissionStatus'>): string | undefined {
  if (status !== 'REJECTED') return undefined;
  if (!hasResubmission) return labels.notices.rejected;
  return resubmissionStatus === 'PENDING' ? labels.notices.resubmitted : labels.notices.resubmissionAnswered;
}
