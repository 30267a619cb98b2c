import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';
import { waitingSchema } from './confirmations.endpoints.ts';
import { proofErrors, proofSchema } from './proof.schema.ts';

/** Longest metadata of an identity provider in characters. Those of large services have about 100,000. */
export const SSO_METADATA_MAX_LENGTH = 400_000;

/** Certificates that a provider may have at once: the one in use and those that follow it. */
export const MAX_SSO_CERTIFICATES = 5;

const textSchema = (message: string, longest: number) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(longest));

/** Settings of a company's identity provider (SAML 2.0). */
export const ssoFieldsSchema = z.object({
  /** Entity id of the provider. */
  issuer: textSchema('Informe o Entity ID do provedor.', 500),
  /** Address to which the browser takes a login. */
  entryPoint: textSchema('Informe o endereço de login do provedor.', 1000),
  /** Certificates as PEM or as base64. */
  certificates: z
    .array(textSchema('Informe o certificado do provedor.', 10_000))
    .check(z.minLength(1, 'Informe o certificado do provedor.'), z.maxLength(MAX_SSO_CERTIFICATES)),
  /** Attribute that carries the login; empty for the NameID. */
  loginAttribute: z.string().check(z.trim(), z.maxLength(200)),
  /** True when the login page leads to the provider by itself. */
  autoRedirect: z.boolean(),
});

export type SsoFields = z.infer<typeof ssoFieldsSchema>;

const certificateSchema = z.object({
  /** Common name, or the whole subject. */
  name: z.string(),
  until: momentSchema,
  isOver: z.boolean(),
  /** True when it ends within a month. */
  isSoonOver: z.boolean(),
});

const ssoSettingsSchema = z.object({
  fields: ssoFieldsSchema,
  /** Contents of the certificates of the fields, in their order. */
  certificates: z.array(certificateSchema),
});

export type SsoSettings = z.infer<typeof ssoSettingsSchema>;

export const ssoTestStates = ['waiting', 'passed', 'failed', 'over'] as const;

const ssoTestSchema = z.object({
  idTest: z.string(),
  state: z.enum(ssoTestStates),
  startedAt: momentSchema,
  startedBy: z.string(),
  /** Why it failed; empty otherwise. */
  cause: z.string(),
  nameId: z.string(),
  attributes: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  /** Login that the answer carried; empty when it has none. */
  login: z.string(),
  /** Person of the portal with this login. */
  person: z.nullable(z.object({ idPerson: idSchema, name: z.string(), isActive: z.boolean() })),
});

export type SsoTest = z.infer<typeof ssoTestSchema>;

export const ssoChangeKinds = ['activate', 'restore', 'turn-off'] as const;

const companySsoSchema = z.object({
  version: z.string(),
  /** True when the files of the company decide its settings: nobody changes them on a screen. */
  isReadOnly: z.boolean(),
  isEdited: z.boolean(),
  /** The portal's own values, which the company enters at its provider. The entity id is the address of its metadata. */
  own: z.object({ entityId: z.string(), acsUrl: z.string() }),
  /** Settings by which people log in; null when the company has no login of its own. */
  active: z.nullable(ssoSettingsSchema),
  /** Settings that are prepared and not in use; null when there are none. */
  draft: z.nullable(ssoSettingsSchema),
  /** True when a test of exactly this draft has passed. */
  isDraftTested: z.boolean(),
  /** Settings before the last change; its settings are null when there was no login of the company. */
  previous: z.nullable(
    z.object({ settings: z.nullable(ssoSettingsSchema), changedAt: momentSchema, changedBy: z.string() }),
  ),
  /** True when the viewer has a password, which a change asks for. */
  hasPassword: z.boolean(),
  /** Changes that a second person has to confirm now. */
  needsConfirmation: z.array(z.enum(ssoChangeKinds)),
  /** Change that waits for a second person; null when nobody has asked. */
  waiting: z.nullable(waitingSchema),
});

export type CompanySso = z.infer<typeof companySsoSchema>;

export const readCompanySso = defineAdminEndpoint({
  id: 'admin.read-company-sso',
  method: 'GET',
  path: '/admin/company/sso',
  right: 'company.edit',
  summary: 'Login único da empresa',
  reply: companySsoSchema,
});

/** Reads the metadata of a provider, as a text or from its address, into fields. Saves nothing. */
export const readSsoMetadata = defineAdminEndpoint({
  id: 'admin.read-sso-metadata',
  method: 'POST',
  path: '/admin/company/sso/metadata',
  right: 'company.edit',
  summary: 'Lê os metadados de um provedor de identidade',
  body: z.object({
    source: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('xml'), xml: textSchema('Cole os metadados.', SSO_METADATA_MAX_LENGTH) }),
      z.object({ kind: z.literal('address'), address: textSchema('Informe o endereço.', 1000) }),
    ]),
  }),
  reply: z.object({
    success: z.literal(true),
    metadata: z.object({
      issuer: z.string(),
      entryPoint: z.string(),
      certificates: z.array(z.string()),
      /** Number of certificates that were left out because they are over. */
      leftOut: z.number(),
    }),
  }),
  errors: { 'admin.sso-metadata': 422, 'admin.sso-metadata-address': 422, 'identity.too-many-attempts': 429 },
});

/** Saves the prepared settings in the version that was read. Nobody logs in by them yet. */
export const saveSsoDraft = defineAdminEndpoint({
  id: 'admin.save-sso-draft',
  method: 'PUT',
  path: '/admin/company/sso/draft',
  right: 'company.edit',
  summary: 'Salva o rascunho do login único',
  body: z.object({ version: z.string(), fields: z.nullable(ssoFieldsSchema) }),
  reply: z.object({ success: z.literal(true), version: z.string() }),
  errors: { ...saveErrors, 'admin.files-govern': 409, 'admin.sso-settings': 422 },
});

/** Starts a real login with the draft. Its answer is shown, opens no session and changes nothing. */
export const startSsoTest = defineAdminEndpoint({
  id: 'admin.start-sso-test',
  method: 'POST',
  path: '/admin/company/sso/tests',
  right: 'company.edit',
  summary: 'Testa o login com o rascunho',
  body: z.object({ version: z.string() }),
  reply: z.object({ success: z.literal(true), idTest: z.string(), address: z.string() }),
  errors: {
    ...saveErrors,
    'admin.files-govern': 409,
    'admin.sso-no-draft': 409,
    'admin.sso-settings': 422,
    'identity.too-many-attempts': 429,
  },
});

export const readSsoTest = defineAdminEndpoint({
  id: 'admin.read-sso-test',
  method: 'GET',
  path: '/admin/company/sso/tests/:idTest',
  right: 'company.edit',
  summary: 'Resultado de um teste do login único',
  params: z.object({ idTest: z.string().check(z.minLength(1), z.maxLength(100)) }),
  reply: ssoTestSchema,
});

const ssoChangeSchema = z.discriminatedUnion('kind', [
  /** The draft comes into use. `isUntested` says that somebody wants it without a test that passed. */
  z.object({ kind: z.literal('activate'), isUntested: z.boolean() }),
  /** The settings before the last change come back. */
  z.object({ kind: z.literal('restore') }),
  /** People log in by password only. */
  z.object({ kind: z.literal('turn-off') }),
]);

export type SsoChange = z.infer<typeof ssoChangeSchema>;

/**
 * Changes how people log in. Asks for the caller's password, or for a recent login of somebody without one. A change that a
 * second person has to confirm waits for them (`asked`).
 */
export const changeCompanySso = defineAdminEndpoint({
  id: 'admin.change-company-sso',
  method: 'PUT',
  path: '/admin/company/sso',
  right: 'company.edit',
  summary: 'Ativa, restaura ou desliga o login único',
  body: z.extend(proofSchema, { version: z.string(), change: ssoChangeSchema }),
  reply: z.object({ success: z.literal(true), version: z.string(), state: z.enum(['done', 'asked']) }),
  errors: {
    ...saveErrors,
    'admin.confirmation-waits': 409,
    'admin.nobody-confirms': 409,
    'admin.files-govern': 409,
    'admin.sso-no-draft': 409,
    'admin.sso-no-previous': 409,
    'admin.sso-untested': 409,
    'admin.sso-settings': 422,
    ...proofErrors,
  },
});
