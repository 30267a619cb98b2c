import { issueCertificate } from '@shared-kit/contracts/journey';
import type { TestTenant, TestUser, TrainingOptions } from '../../../test/index.ts';
import { app, finishedEnrolment } from './journey-endpoints.fixtures.ts';
import { verifyCredential } from './verify-credential.ts';
import type { ReadDocument } from './verify-credential.ts';

/** Address of a test tenant's portal, as `request.portalUrl` names it. */
export const portalOf = (tenant: TestTenant): string => `http://${tenant.host}${tenant.basePath}`;
export const issuerOf = (tenant: TestTenant): string => `${portalOf(tenant)}/api/credentials/issuer`;

/** Reads a public document by its address, without any session. */
export async function fetchPublic(url: string) {
  const { host, pathname } = new URL(url);
  return app.server.inject({ url: pathname, headers: { host } });
}

export const read: ReadDocument = async (url) => {
  const reply = await fetchPublic(url);
  return reply.statusCode === 200 ? reply.payload : null;
};

type Earned = TrainingOptions & { readonly validUntil?: Date };

/** Finishes a training as a person of the tenant, and issues its certificate. */
export async function earnedCertificate(user: TestUser, options: Earned = {}) {
  const tenant = options.tenant ?? app.tenant;
  const idEnrollment = await finishedEnrolment(user, options);
  const details = await app.ok(
    issueCertificate,
    { body: { idUser: user.idUser, idEnrollment } },
    { as: user, at: tenant },
  );
  return { details, credentialUrl: `${portalOf(tenant)}/api/credentials/certificates/${details.token}` };
}

/** Verifies a credential as a stranger who trusts one issuer. */
export const check = (jws: string, { tenant = app.tenant, now = app.clock.now() } = {}) =>
  verifyCredential(jws, { read, now, trust: issuerOf(tenant) });

export const headerOf = (jws: string): Record<string, unknown> => partOf(jws, 0);
export const claimsOf = (jws: string): Record<string, unknown> => partOf(jws, 1);

function partOf(jws: string, index: number): Record<string, unknown> {
  return JSON.parse(Buffer.from(jws.split('.')[index] ?? '', 'base64url').toString()) as Record<string, unknown>;
}
