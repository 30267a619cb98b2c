import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { loginSessionSchema } from './login-session.schema.ts';

/** Options or answer of the WebAuthn browser API in its JSON form; the libraries on both sides define it. */
const webAuthnJson = z.record(z.string(), z.unknown());

const password = z.string().check(z.minLength(1, 'Informe a senha.'), z.maxLength(200));
const ticket = z.string().check(z.minLength(1), z.maxLength(200));
const code = z
  .string()
  .check(z.trim(), z.minLength(1, 'Informe o código.'), z.maxLength(40, 'Código inválido. Confira e tente novamente.'));
const passkeyName = z.string().check(z.trim(), z.minLength(1, 'Informe um nome.'), z.maxLength(60));

/** Secret of an authenticator app, to scan or to type. */
const totpSetupSchema = z.object({
  /** Key in base32, in groups of four. */
  key: z.string(),
  uri: z.string(),
  /** QR code as the path of an SVG image with this side length. */
  qr: z.object({ size: z.number(), path: z.string() }),
});

const recoveryCodesSchema = z.array(z.string());

const passkeySchema = z.object({
  idPasskey: z.number(),
  name: z.string(),
  createdAt: momentSchema,
  lastUsedAt: z.nullable(momentSchema),
});

const limits = { 'identity.too-many-attempts': 429 } as const;
const ticketErrors = { ...limits, 'identity.second-factor-over': 410, 'identity.wrong-code': 422 } as const;

/** Starts the second step of a login that `login` refused with `identity.second-factor-required`. */
export const startSecondFactor = defineEndpoint({
  id: 'identity.start-second-factor',
  method: 'POST',
  path: '/login/second-factor/start',
  access: 'public',
  summary: 'Começa a segunda etapa do login',
  body: z.object({
    username: z.string().check(z.trim(), z.minLength(1, 'Informe o login.'), z.maxLength(200)),
    password,
  }),
  reply: z.object({
    success: z.literal(true),
    /** Valid for ten minutes and one login. */
    ticket: z.string(),
    step: z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('verify'),
        hasTotp: z.boolean(),
        /** Options for the browser when there is a passkey for this host; null otherwise. */
        passkey: z.nullable(webAuthnJson),
      }),
      z.object({ kind: z.literal('enrol'), totp: totpSetupSchema }),
    ]),
  }),
  errors: { ...limits, 'identity.wrong-login': 401, 'identity.no-second-factor': 409 },
});

/** Finishes the login with a code of the app, a passkey or a recovery code. */
export const finishSecondFactor = defineEndpoint({
  id: 'identity.finish-second-factor',
  method: 'POST',
  path: '/login/second-factor',
  access: 'public',
  summary: 'Conclui a segunda etapa do login',
  body: z.object({
    ticket,
    proof: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('totp'), code }),
      z.object({ kind: z.literal('recovery'), code }),
      z.object({ kind: z.literal('passkey'), response: webAuthnJson }),
    ]),
  }),
  reply: loginSessionSchema,
  errors: ticketErrors,
});

/** Confirms the authenticator app that the company demands, and finishes the login. */
export const enrolAtLogin = defineEndpoint({
  id: 'identity.enrol-at-login',
  method: 'POST',
  path: '/login/second-factor/enrol',
  access: 'public',
  summary: 'Confirma o aplicativo autenticador exigido e conclui o login',
  body: z.object({ ticket, code }),
  reply: z.object({ success: z.literal(true), session: loginSessionSchema, recoveryCodes: recoveryCodesSchema }),
  errors: ticketErrors,
});

const ofUser = z.object({ idUser: idSchema });
const ownErrors = {
  ...limits,
  'identity.no-password': 409,
  'identity.wrong-current-password': 422,
} as const;

/** Returns the person's second factors. */
export const getSecondFactor = defineEndpoint({
  id: 'identity.get-second-factor',
  method: 'GET',
  path: '/users/:idUser/second-factor',
  access: 'session',
  inSupportAccess: 'closed',
  summary: 'Verificação em duas etapas da própria pessoa',
  params: ofUser,
  reply: z.object({
    success: z.literal(true),
    /** False for people who log in only through their company, which is responsible then. */
    isAvailable: z.boolean(),
    /** True when the company demands a second factor from this person. */
    isRequired: z.boolean(),
    totpSince: z.nullable(momentSchema),
    passkeys: z.array(passkeySchema),
    recoveryCodesLeft: z.number(),
  }),
});

/** Creates a secret for an authenticator app. It counts once a code confirms it. */
export const startTotp = defineEndpoint({
  id: 'identity.start-totp',
  method: 'POST',
  path: '/users/:idUser/second-factor/totp',
  access: 'session',
  summary: 'Gera a chave do aplicativo autenticador',
  params: ofUser,
  body: z.object({ password }),
  reply: z.object({ success: z.literal(true), totp: totpSetupSchema }),
  errors: { ...ownErrors, 'identity.totp-exists': 409 },
});

/** Confirms the authenticator app by a code. The first factor comes with ten recovery codes, shown this once. */
export const confirmTotp = defineEndpoint({
  id: 'identity.confirm-totp',
  method: 'PUT',
  path: '/users/:idUser/second-factor/totp',
  access: 'session',
  summary: 'Confirma o aplicativo autenticador',
  params: ofUser,
  body: z.object({ code }),
  reply: z.object({ success: z.literal(true), recoveryCodes: recoveryCodesSchema }),
  errors: { ...limits, 'identity.wrong-code': 422, 'identity.no-second-factor': 409 },
});

const removalErrors = { ...ownErrors, 'identity.last-second-factor': 409 } as const;

/** Removes the authenticator app. */
export const removeTotp = defineEndpoint({
  id: 'identity.remove-totp',
  method: 'POST',
  path: '/users/:idUser/second-factor/totp/remove',
  access: 'session',
  summary: 'Remove o aplicativo autenticador',
  params: ofUser,
  body: z.object({ password }),
  reply: doneSchema,
  errors: removalErrors,
});

/** Returns the options with which the browser creates a passkey. */
export const startPasskey = defineEndpoint({
  id: 'identity.start-passkey',
  method: 'POST',
  path: '/users/:idUser/second-factor/passkeys/start',
  access: 'session',
  summary: 'Começa a criar uma chave de acesso',
  params: ofUser,
  body: z.object({ password }),
  reply: z.object({ success: z.literal(true), ticket: z.string(), options: webAuthnJson }),
  errors: ownErrors,
});

/** Stores a passkey that the browser created. */
export const addPasskey = defineEndpoint({
  id: 'identity.add-passkey',
  method: 'POST',
  path: '/users/:idUser/second-factor/passkeys',
  access: 'session',
  summary: 'Guarda uma chave de acesso',
  params: ofUser,
  body: z.object({ ticket, name: passkeyName, response: webAuthnJson }),
  reply: z.object({ success: z.literal(true), recoveryCodes: recoveryCodesSchema }),
  errors: { 'identity.second-factor-over': 410, 'identity.wrong-passkey': 422 },
});

/** Removes a passkey. */
export const removePasskey = defineEndpoint({
  id: 'identity.remove-passkey',
  method: 'POST',
  path: '/users/:idUser/second-factor/passkeys/:idPasskey/remove',
  access: 'session',
  summary: 'Remove uma chave de acesso',
  params: z.object({ idUser: idSchema, idPasskey: idSchema }),
  body: z.object({ password }),
  reply: doneSchema,
  errors: removalErrors,
});

/** Replaces the recovery codes by ten new ones. */
export const renewRecoveryCodes = defineEndpoint({
  id: 'identity.renew-recovery-codes',
  method: 'POST',
  path: '/users/:idUser/second-factor/recovery-codes',
  access: 'session',
  summary: 'Gera novos códigos de recuperação',
  params: ofUser,
  body: z.object({ password }),
  reply: z.object({ success: z.literal(true), recoveryCodes: recoveryCodesSchema }),
  errors: { ...ownErrors, 'identity.no-second-factor': 409 },
});

export type TotpSetup = z.infer<typeof totpSetupSchema>;
export type Passkey = z.infer<typeof passkeySchema>;
