import { answeredRequestsPath, approvalsPath, journeyTabPath } from '@shared-kit/contracts/journey';
import type { BellKind } from '@shared-kit/contracts/notifications';
import type { SentNotificationType } from './notification-types.rules.ts';

/** Kind of a notice in the bell, and the page that it leads to. A notice without a path leads to its message. */
export interface NoticeEntry {
  readonly kind: BellKind;
  readonly path?: string;
}

/** Entry of the bell for each type of notice. */
export const noticeEntries: Readonly<Record<SentNotificationType, NoticeEntry>> = {
  'certificate-available': { kind: 'certificate', path: journeyTabPath('certificates') },
  'certificate-expiring': { kind: 'certificate', path: journeyTabPath('certificates') },
  'impact-evaluation': { kind: 'evaluation', path: journeyTabPath('impactEvaluation') },
  'pending-impact-evaluation': { kind: 'evaluation', path: journeyTabPath('impactEvaluation') },
  'external-course-answered': { kind: 'answer', path: journeyTabPath('externalCourse') },
  'enrollment-request-answered': { kind: 'answer', path: answeredRequestsPath() },
  'team-enrollment-request': { kind: 'request', path: approvalsPath },
  'team-certificate': { kind: 'message' },
  'password-changed': { kind: 'message' },
  'support-access': { kind: 'message' },
};
