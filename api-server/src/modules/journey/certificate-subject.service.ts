import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notFound, refuse } from '../../platform/errors.ts';
import { learnerEnrollments, learnerNodeEnrollment } from '../learning/index.ts';
import type { LearnerEnrollment } from '../learning/index.ts';
import { earnsCertificate } from './certificate.rules.ts';

/** Training, or part of one, that a certificate is about. */
export interface CertificateSubject {
  readonly idCertificate: number;
  readonly idEnrollment: number;
  /** 0 for the whole training. */
  readonly idNodeEnrollment: number;
  readonly title: string;
  readonly workload: string;
  readonly status: EnrollmentStatus;
  readonly progress: number;
  readonly grade: number | null;
  readonly startDate: Date;
  readonly finishDate: Date;
  /** Last moment of the validity; null without an end. */
  readonly validUntil: Date | null;
}

interface CertificateAddress {
  readonly idUser: number;
  readonly idEnrollment: number;
  readonly idNodeEnrollment: number | null;
}

/**
 * Returns the learner's own finished training, or part of it, that gives a certificate. Throws 404 or 409 otherwise.
 */
export async function certificateSubject(
  db: TenantDb,
  address: CertificateAddress,
  now: Date,
): Promise<CertificateSubject> {
  const enrollment = (await learnerEnrollments(db, { idUser: address.idUser, now })).find(
    ({ idEnrollment }) => idEnrollment === address.idEnrollment,
  );
  if (!enrollment) throw notFound();
  const subject =
    address.idNodeEnrollment === null
      ? wholeOf(enrollment)
      : await partOf(db, enrollment, { ...address, idNodeEnrollment: address.idNodeEnrollment });
  if (enrollment.team?.idCertificate == null || !subject.hasCertificate) {
    throw refuse('journey.no-certificate', 409, 'Este treinamento não oferece certificado.');
  }
  if (!earnsCertificate(subject.status) || subject.finishDate === null) {
    throw refuse(
      'journey.certificate-not-earned',
      409,
      'O certificado fica disponível quando o treinamento é concluído.',
    );
  }
  const { hasCertificate: _, finishDate, ...data } = subject;
  return { ...data, finishDate, idCertificate: enrollment.team.idCertificate, idEnrollment: enrollment.idEnrollment };
}

function wholeOf(enrollment: LearnerEnrollment) {
  const { title, workload, status, progress, grade, finishDate, validUntil } = enrollment;
  return {
    title,
    workload,
    status,
    progress,
    grade,
    finishDate,
    validUntil,
    idNodeEnrollment: 0,
    startDate: enrollment.startDate ?? enrollment.enrolledAt,
    hasCertificate: true,
  };
}

async function partOf(
  db: TenantDb,
  enrollment: LearnerEnrollment,
  address: CertificateAddress & { readonly idNodeEnrollment: number },
) {
  const part = await learnerNodeEnrollment(db, address);
  if (!part) throw notFound();
  if (part.isWhole) return wholeOf(enrollment);
  const { isWhole: _, ...data } = part;
  return {
    ...data,
    // A part has no validity of its own.
    validUntil: null,
    idNodeEnrollment: address.idNodeEnrollment,
    hasCertificate: enrollment.team?.enableCertificateForChildren === true,
  };
}
