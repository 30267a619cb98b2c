import * as z from 'zod/mini';
import { defineEndpoint, fileReply, idSchema } from '@shared-kit/contracts/core';
import { credentialPaths } from './credential.paths.ts';

const authenticityParams = z.object({ authenticityID: z.string().check(z.minLength(1), z.maxLength(64)) });
const achievementParams = z.object({ key: z.string().check(z.minLength(1), z.maxLength(64)) });
const tooMany = { 'identity.too-many-attempts': 429 } as const;
const certificateErrors = { ...tooMany, 'journey.certificate-revoked': 410 } as const;
const certificate = `${credentialPaths.certificates}/:authenticityID`;

const profileFields = {
  id: z.string(),
  type: z.array(z.string()),
  name: z.string(),
  url: z.string(),
};

const achievementFields = {
  id: z.string(),
  type: z.array(z.string()),
  achievementType: z.string(),
  name: z.string(),
  description: z.string(),
  criteria: z.object({ narrative: z.string() }),
  image: z.object({ id: z.string(), type: z.string(), caption: z.string() }),
};

const context = { '@context': z.array(z.string()) };
const jwkSchema = z.object({
  kty: z.string(),
  n: z.string(),
  e: z.string(),
  alg: z.string(),
  use: z.string(),
  kid: z.string(),
});

/** Returns the credential of a certificate as a signed compact JWS (Open Badges 3.0, decision 461). */
export const getCertificateCredential = defineEndpoint({
  id: 'journey.get-certificate-credential',
  method: 'GET',
  path: certificate,
  access: 'public',
  summary: 'Credencial verificável de um certificado (Open Badges 3.0, VC-JWT)',
  params: authenticityParams,
  reply: fileReply,
  errors: certificateErrors,
});

/** Returns the signed credential in a JSON document (EnvelopedVerifiableCredential of Verifiable Credentials 2.0). */
export const getCertificateDocument = defineEndpoint({
  id: 'journey.get-certificate-document',
  method: 'GET',
  path: `${certificate}/document`,
  access: 'public',
  summary: 'Credencial verificável de um certificado, em JSON',
  params: authenticityParams,
  reply: fileReply,
  errors: certificateErrors,
});

/** Returns the seal of a certificate as a PNG with the signed credential baked in. */
export const getCertificateBadge = defineEndpoint({
  id: 'journey.get-certificate-badge',
  method: 'GET',
  path: `${certificate}/badge`,
  access: 'public',
  summary: 'Selo de um certificado com a credencial gravada (PNG)',
  params: authenticityParams,
  reply: fileReply,
  errors: certificateErrors,
});

/** Returns the company as issuer of credentials. */
export const getCredentialIssuer = defineEndpoint({
  id: 'journey.get-credential-issuer',
  method: 'GET',
  path: credentialPaths.issuer,
  access: 'public',
  summary: 'Perfil da empresa como emissora de credenciais',
  reply: z.object({ ...context, ...profileFields }),
  errors: tooMany,
});

/** Returns the public keys that verify the company's credentials (JWKS). */
export const listCredentialKeys = defineEndpoint({
  id: 'journey.list-credential-keys',
  method: 'GET',
  path: credentialPaths.keys,
  access: 'public',
  summary: 'Chaves públicas das credenciais (JWKS)',
  reply: z.object({ keys: z.array(jwkSchema) }),
  errors: tooMany,
});

/** Returns one public key: the address in `kid` of a signed credential. */
export const getCredentialKey = defineEndpoint({
  id: 'journey.get-credential-key',
  method: 'GET',
  path: `${credentialPaths.keys}/:idKey`,
  access: 'public',
  summary: 'Chave pública de credenciais (JWK)',
  params: z.object({ idKey: z.string().check(z.maxLength(64)) }),
  reply: jwkSchema,
  errors: tooMany,
});

/** Returns which credentials are revoked, as a signed BitstringStatusListCredential. */
export const getCredentialStatusList = defineEndpoint({
  id: 'journey.get-credential-status-list',
  method: 'GET',
  path: `${credentialPaths.status}/:list`,
  access: 'public',
  summary: 'Lista de estado das credenciais (W3C Bitstring Status List)',
  params: z.object({ list: idSchema }),
  reply: fileReply,
  errors: tooMany,
});

/** Returns what a credential attests, with its criteria. */
export const getCredentialAchievement = defineEndpoint({
  id: 'journey.get-credential-achievement',
  method: 'GET',
  path: `${credentialPaths.achievements}/:key`,
  access: 'public',
  summary: 'Conquista que uma credencial atesta, com seus critérios',
  params: achievementParams,
  reply: z.object({ ...context, ...achievementFields }),
  errors: tooMany,
});

export const getCredentialAchievementImage = defineEndpoint({
  id: 'journey.get-credential-achievement-image',
  method: 'GET',
  path: `${credentialPaths.achievements}/:key/image`,
  access: 'public',
  summary: 'Selo de uma conquista (PNG)',
  params: achievementParams,
  reply: fileReply,
  errors: tooMany,
});
