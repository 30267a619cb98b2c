import { createHash } from 'node:crypto';
import type { CredentialAddresses } from './credential-address.rules.ts';

/** Contexts of Verifiable Credentials 2.0 and Open Badges 3.0, in the order that both standards require. */
export const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

const schemas = [
  {
    id: 'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json',
    type: '1EdTechJsonSchemaValidator2019',
  },
];

/** Entries of one status list; the standard's minimum, so that an entry does not single a person out. */
export const STATUS_LIST_LENGTH = 131_072;

/** Certificate, as a credential states it. */
export interface CertifiedAchievement {
  readonly authenticityId: string;
  readonly username: string;
  readonly title: string;
  readonly workload: string;
  readonly startDate: Date;
  readonly finishDate: Date;
  readonly validUntil: Date | null;
  readonly issuedAt: Date;
  readonly achievementKey: string;
  readonly statusNumber: number;
}

export interface Holder {
  /** Empty when the person has none. */
  readonly email: string;
}

/** Returns a moment with whole seconds, as JWT claims have them. */
const isoSeconds = (date: Date): string => `${date.toISOString().slice(0, 19)}Z`;
const numericDate = (date: Date): number => Math.floor(date.getTime() / 1000);

/** Returns the list, from 1, and the index in it of a status number, from 1. */
export function statusEntry(statusNumber: number): { list: number; index: number } {
  return {
    list: Math.floor((statusNumber - 1) / STATUS_LIST_LENGTH) + 1,
    index: (statusNumber - 1) % STATUS_LIST_LENGTH,
  };
}

export function issuerProfile(at: CredentialAddresses, company: string) {
  return { id: at.issuer, type: ['Profile'], name: company, url: at.portal };
}

export function achievement(
  at: CredentialAddresses,
  { achievementKey, title, workload }: Pick<CertifiedAchievement, 'achievementKey' | 'title' | 'workload'>,
) {
  const hours = workload === '' ? '' : ` Carga horária: ${workload}.`;
  return {
    id: at.achievement(achievementKey),
    type: ['Achievement'],
    achievementType: 'Certificate',
    name: title,
    description: `Certificado de conclusão de ${title}.${hours}`,
    criteria: {
      narrative: `Concluir todas as etapas obrigatórias de ${title} e ser aprovado em suas avaliações, quando houver.`,
    },
    image: { id: at.achievementImage(achievementKey), type: 'Image', caption: `Selo de ${title}` },
  };
}

/**
 * Returns the identity of the holder: the name, which the public check shows too, and the salted hash of the e-mail,
 * which proves an address that the verifier already knows.
 */
function identifiers({ authenticityId, username }: CertifiedAchievement, { email }: Holder) {
  const name = { type: 'IdentityObject', hashed: false, identityHash: username, identityType: 'name' };
  if (email === '') return [name];
  // A salt that follows from the code keeps the credential the same at each download.
  const salt = createHash('sha256').update(`salt:${authenticityId}`).digest('hex').slice(0, 32);
  const hash = createHash('sha256')
    .update(email.toLowerCase() + salt)
    .digest('hex');
  return [
    name,
    { type: 'IdentityObject', hashed: true, identityHash: `sha256$${hash}`, identityType: 'emailAddress', salt },
  ];
}

/** Returns the OpenBadgeCredential of a certificate (Open Badges 3.0). */
export function openBadgeCredential(
  certificate: CertifiedAchievement,
  { at, company, holder }: { at: CredentialAddresses; company: string; holder: Holder },
) {
  const id = at.certificate(certificate.authenticityId);
  const { list, index } = statusEntry(certificate.statusNumber);
  return {
    '@context': contexts,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: certificate.title,
    issuer: issuerProfile(at, company),
    validFrom: isoSeconds(certificate.issuedAt),
    ...(certificate.validUntil === null ? {} : { validUntil: isoSeconds(certificate.validUntil) }),
    awardedDate: isoSeconds(certificate.finishDate),
    credentialSubject: {
      id: `${id}#holder`,
      type: ['AchievementSubject'],
      identifier: identifiers(certificate, holder),
      licenseNumber: certificate.authenticityId,
      activityStartDate: isoSeconds(certificate.startDate),
      activityEndDate: isoSeconds(certificate.finishDate),
      achievement: achievement(at, certificate),
    },
    credentialStatus: {
      id: `${at.status(list)}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: at.status(list),
    },
    credentialSchema: schemas,
  };
}

export type OpenBadgeCredential = ReturnType<typeof openBadgeCredential>;

/** Returns the JWT payload of a credential: the credential itself with the claims that Open Badges 3.0 requires. */
export function credentialClaims(credential: OpenBadgeCredential) {
  return {
    ...credential,
    iss: credential.issuer.id,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: numericDate(new Date(credential.validFrom)),
    ...(credential.validUntil === undefined ? {} : { exp: numericDate(new Date(credential.validUntil)) }),
  };
}

/** Returns the JWT payload of a status list (W3C Bitstring Status List). */
export function statusListClaims(
  at: CredentialAddresses,
  { list, encodedList, company, since }: { list: number; encodedList: string; company: string; since: Date },
) {
  const id = at.status(list);
  return {
    '@context': contexts.slice(0, 1),
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: { id: at.issuer, type: ['Profile'], name: company },
    validFrom: isoSeconds(since),
    credentialSubject: { id: `${id}#list`, type: 'BitstringStatusList', statusPurpose: 'revocation', encodedList },
    iss: at.issuer,
    jti: id,
    sub: `${id}#list`,
    nbf: numericDate(since),
  };
}
