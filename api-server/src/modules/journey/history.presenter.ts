import type { QuestionnaireStatus } from '@shared-kit/contracts/evaluations';
import type { HistoryRow } from '@shared-kit/contracts/journey';
import { toMoment } from '@shared-kit/contracts/calendar';
import type { LearnerEnrollment } from '../learning/index.ts';
import { earnsCertificate } from './certificate.rules.ts';
import { canOpenFromHistory, certificateOf } from './history.rules.ts';

const momentOrNull = (moment: Date | null) => (moment === null ? null : toMoment(moment));

export function presentHistoryRow(
  enrollment: LearnerEnrollment,
  {
    impact,
    isRenewable,
    isRepeatable,
  }: {
    readonly impact: QuestionnaireStatus | undefined;
    readonly isRenewable: boolean;
    readonly isRepeatable: boolean;
  },
): HistoryRow {
  return {
    title: enrollment.title,
    enrollmentStatus: enrollment.status,
    nodeStatus: enrollment.nodeStatus,
    finishDate: momentOrNull(enrollment.finishDate),
    validityDate: momentOrNull(enrollment.isDone ? enrollment.validUntil : enrollment.expiresAt),
    idEnrollment: enrollment.idEnrollment,
    idContentItem: null,
    idCertificate: certificateOf(enrollment),
    allowAccessUponCompletion: (enrollment.team?.allowAccessUponCompletion ?? true) ? 1 : 0,
    grade: enrollment.grade,
    hasImpactEvaluation: earnsCertificate(enrollment.status) && impact !== undefined ? 1 : 0,
    canOpen: canOpenFromHistory(enrollment, impact) ? 1 : 0,
    renewAt: isRenewable ? enrollment.nodeCode : null,
    enrolAgainAt: isRepeatable ? enrollment.nodeCode : null,
  };
}
