import type { TenantDb } from '../../platform/database/tenant-db.adapter.ts';
import { notFound } from '../../platform/errors.ts';
import type { Logger } from '../../platform/logging.adapter.ts';
import type { Storage } from '../../platform/storage/storage.port.ts';
import { certificateAuthenticityPath } from '@shared-kit/contracts/journey';
import { formatLongDate } from '@shared-kit/contracts/calendar';
import { newAuthenticityId } from './certificate/authenticity-id.rules.ts';
import { certificateText, periodOf } from './certificate/certificate-text.rules.ts';
import { parseHex } from './certificate/ink.rules.ts';
import { certifiedName } from '../identity/index.ts';
import { brandOf, certificateTemplates, certificates } from './certificate.repository.ts';
import type { CertificateRow, TemplateRow } from './certificate.repository.ts';
import type { CertificateSubject } from './certificate-subject.service.ts';
import { logoImage } from './logo-image.service.ts';

/** Issues the certificate of a finished training, or returns the issued one. */
export async function issueCertificate(
  db: TenantDb,
  subject: CertificateSubject,
  { idUser, now }: { idUser: number; now: Date },
) {
  const template = await certificateTemplates(db).find(subject.idCertificate);
  if (!template) throw notFound();
  const certificate = await certificates(db).issue({
    authenticity_id: newAuthenticityId(),
    id_user: idUser,
    id_enrollment: subject.idEnrollment,
    id_node_enrollment: subject.idNodeEnrollment,
    id_certificate: subject.idCertificate,
    username: await certifiedName(db, idUser),
    title: subject.title,
    start_date: subject.startDate,
    finish_date: subject.finishDate,
    valid_until: subject.validUntil,
    progress: subject.progress,
    grade: subject.grade,
    workload: subject.workload,
    issued_at: now,
  });
  return { certificate, template };
}

interface Print {
  readonly certificate: CertificateRow;
  readonly template: TemplateRow;
  /** Address of the tenant's portal, for the link of the QR code. */
  readonly portalUrl: string;
  readonly storage: Storage;
  readonly log: Logger;
}

export async function printCertificate(
  db: TenantDb,
  { certificate, template, portalUrl, storage, log }: Print,
): Promise<Buffer> {
  const brand = await brandOf(db);
  const [inicio, conclusao] = [formatLongDate(certificate.start_date), formatLongDate(certificate.finish_date)];
  // The library for PDF is large, and a server starts without it.
  const { certificatePdf } = await import('./certificate/certificate-pdf.presenter.ts');
  return certificatePdf({
    company: brand.company_name,
    logo: await logoImage(storage, brand.appearance.logo, log),
    primary: parseHex(brand.theme['primaryColor'], [36, 87, 214]),
    secondary: parseHex(brand.theme['secondaryColor'], [11, 143, 106]),
    heading: template.heading,
    name: certificate.username,
    title: certificate.title,
    body: certificateText(template.body, {
      nome: certificate.username,
      treinamento: certificate.title,
      inicio,
      conclusao,
      periodo: periodOf(inicio, conclusao),
      carga: certificate.workload,
      nota:
        certificate.grade === null ? '' : `${certificate.grade.toLocaleString('pt-BR', { maximumFractionDigits: 1 })}%`,
    }),
    footer: template.footer,
    signatures: template.signatures,
    authenticityId: certificate.authenticity_id,
    authenticityUrl: portalUrl + certificateAuthenticityPath(certificate.authenticity_id),
    issuedOn: formatLongDate(certificate.issued_at),
    validUntil: certificate.valid_until === null ? null : formatLongDate(certificate.valid_until),
    issuedAt: certificate.issued_at,
  });
}
