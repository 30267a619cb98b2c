import {
  certificateFileName,
  downloadCertificate,
  downloadCertificateAlias,
  getCertificateAuthenticity,
  issueCertificate as issueEndpoint,
  normalAuthenticityId,
} from '@shared-kit/contracts/journey';
import { consumeTurn } from '../../platform/auth/rate-limit.service.ts';
import { notFound } from '../../platform/errors.ts';
import { file } from '../../platform/module.ts';
import type { ApiBuilder, FileReply, HandlerContext } from '../../platform/module.ts';
import { certificateSubject } from './certificate-subject.service.ts';
import { stateOf } from './certificate-state.service.ts';
import { presentAuthenticity, presentDetails } from './certificate.presenter.ts';
import { brandOf, certificates } from './certificate.repository.ts';
import { issueCertificate, printCertificate } from './issue-certificate.service.ts';

/** Checks of codes per address: enough for an office that checks a folder of certificates, too few to search codes. */
const checksPerAddress = { limit: 60, windowSeconds: 300 };

export function certificateRoutes(api: ApiBuilder): void {
  api.handle(downloadCertificate, sendCertificate);
  api.handle(downloadCertificateAlias, sendCertificate);

  api.handle(issueEndpoint, async (context) => {
    const { db, now } = context;
    const { certificate } = await ownCertificate(context);
    const { company_name: organization } = await brandOf(db);
    return presentDetails(certificate, { state: await stateOf(db, certificate, now), organization });
  });

  api.handle(getCertificateAuthenticity, async ({ params, db, tenant, now, reply, rateLimit, request }) => {
    reply.header('x-robots-tag', 'noindex');
    await consumeTurn(rateLimit, `certificate-check:${tenant.idApp}:${request.source}`, checksPerAddress);
    const certificate = await certificates(db).find(normalAuthenticityId(params.authenticityID));
    if (!certificate) throw notFound('Certificado não encontrado.');
    return presentAuthenticity(certificate, await stateOf(db, certificate, now));
  });
}

type CertificateRequest = Pick<
  HandlerContext<typeof downloadCertificate>,
  'body' | 'db' | 'session' | 'now' | 'request' | 'storage' | 'log'
>;

/** Returns the caller's certificate of a finished training; it is issued when it is requested first. */
async function ownCertificate({ body, db, session, now }: Pick<CertificateRequest, 'body' | 'db' | 'session' | 'now'>) {
  const { idUser } = session;
  if (body.idUser !== idUser) throw notFound();
  const { idEnrollment, idNodeEnrollment = null } = body;
  const subject = await certificateSubject(db, { idUser, idEnrollment, idNodeEnrollment }, now);
  return issueCertificate(db, subject, { idUser, now });
}

async function sendCertificate(context: CertificateRequest): Promise<FileReply> {
  const { db, request, storage, log } = context;
  const { certificate, template } = await ownCertificate(context);
  const pdf = await printCertificate(db, { certificate, template, portalUrl: request.portalUrl, storage, log });
  return file(pdf, { mediaType: 'application/pdf', name: certificateFileName(certificate.title) });
}
