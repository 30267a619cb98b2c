import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, flagSchema, idSchema } from '@shared-kit/contracts/core';
import { compositionSchema } from '@shared-kit/contracts/delivery';
import { appDetailsSchema } from './app-details.schema.ts';
import { loginSessionSchema } from './login-session.schema.ts';
import { newPasswordSchema } from './password.schema.ts';
import { userChangesSchema, userSchema } from './user.schema.ts';

const username = z.string().check(z.trim(), z.minLength(1, 'Informe o login.'), z.maxLength(200));

/** Returns the details of an app and its composition (A7a-01). */
export const appDetails = defineEndpoint({
  id: 'identity.app-details',
  method: 'POST',
  path: '/app/details/',
  access: 'public',
  summary: 'Detalhes do aplicativo e composição dos módulos',
  body: z.object({ bucket: z.string().check(z.maxLength(200)), path: z.string().check(z.maxLength(200)) }),
  reply: z.object({ app: appDetailsSchema, composition: compositionSchema }),
});

/** Lists the apps of a host, so that a user who typed only the host can choose (A7a-08). */
export const appsByHost = defineEndpoint({
  id: 'identity.apps-by-host',
  method: 'GET',
  path: '/app/list',
  access: 'public',
  summary: 'Aplicativos de um endereço',
  query: z.object({ host: z.string().check(z.minLength(1), z.maxLength(255)) }),
  reply: z.object({
    apps: z.array(z.object({ idApp: z.number(), name: z.string(), logo: z.string(), basePath: z.string() })),
  }),
});

/** Logs in (A7a-02). */
export const login = defineEndpoint({
  id: 'identity.login',
  method: 'POST',
  path: '/login',
  access: 'public',
  summary: 'Entra com usuário e senha',
  body: z.object({
    username,
    password: z.string().check(z.minLength(1, 'Informe a senha.'), z.maxLength(200)),
    idAppType: z.coerce.number().check(z.int()),
    acronym: z.string().check(z.maxLength(60)),
    idApp: z.optional(idSchema),
    idCompany: z.optional(idSchema),
  }),
  reply: loginSessionSchema,
  errors: {
    'identity.wrong-login': 401,
    'identity.second-factor-required': 403,
    'identity.too-many-attempts': 429,
  },
});

/** Checks a username before the password is requested (A7a-03). */
export const loginInfo = defineEndpoint({
  id: 'identity.login-info',
  method: 'GET',
  path: '/login/user-login-info',
  access: 'public',
  summary: 'Confere o login antes da senha',
  query: z.object({ username, idApp: z.optional(idSchema), idCompany: z.optional(idSchema) }),
  reply: z.object({
    success: z.literal(true),
    /** True for accounts that log in only through the company's SSO. */
    ssoOnly: z.boolean(),
  }),
  errors: { 'identity.unknown-username': 404, 'identity.too-many-attempts': 429 },
});

/** Renews a session and returns its current data (A7a-04). */
export const renewLogin = defineEndpoint({
  id: 'identity.renew-login',
  method: 'POST',
  path: '/login/renewlogin',
  access: 'session',
  summary: 'Renova a sessão e devolve seus dados atuais',
  body: z.object({
    idUser: idSchema,
    idAppType: z.coerce.number().check(z.int()),
    acronym: z.string().check(z.maxLength(60)),
  }),
  reply: loginSessionSchema,
});

/** Returns the current session, for a page that starts with a stored token. */
export const currentSession = defineEndpoint({
  id: 'identity.session',
  method: 'GET',
  path: '/login/session',
  access: 'session',
  summary: 'Dados da sessão atual',
  reply: loginSessionSchema,
});

/**
 * Sends the mail for the first access or a new password (A7a-05). The reply is the same whether or not the account
 * exists.
 */
export const forgotPassword = defineEndpoint({
  id: 'identity.forgot-password',
  method: 'POST',
  path: '/login/forgot',
  access: 'public',
  summary: 'Envia o e-mail de primeiro acesso ou de nova senha',
  body: z.object({ username, idAppType: z.coerce.number().check(z.int()) }),
  reply: doneSchema,
  errors: { 'identity.too-many-attempts': 429 },
});

/** Sets the password by a mailed link (B5-52..B5-54: at least 8 characters, a digit, a letter). */
export const resetPassword = defineEndpoint({
  id: 'identity.reset-password',
  method: 'POST',
  path: '/login/reset-password',
  access: 'public',
  summary: 'Grava a senha escolhida pelo link do e-mail',
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    password: newPasswordSchema,
  }),
  reply: doneSchema,
  errors: { 'identity.reset-link-over': 410 },
});

/** Ends the session. */
export const logout = defineEndpoint({
  id: 'identity.logout',
  method: 'POST',
  path: '/login/logout',
  access: 'session',
  summary: 'Encerra a sessão',
  reply: doneSchema,
});

/** Returns the user's own data (A7u-01). */
export const getUser = defineEndpoint({
  id: 'identity.get-user',
  method: 'GET',
  path: '/users/:id',
  access: 'session',
  summary: 'Dados da própria pessoa',
  params: z.object({ id: idSchema }),
  reply: z.object({ success: z.literal(true), user: userSchema }),
});

/** Saves the user's own data (A7u-02). */
export const updateUser = defineEndpoint({
  id: 'identity.update-user',
  method: 'PUT',
  path: '/users/:id',
  access: 'session',
  summary: 'Salva os próprios dados',
  params: z.object({ id: idSchema }),
  body: userChangesSchema,
  reply: z.object({ success: z.literal(true), user: userSchema }),
  errors: { 'identity.invalid-cpf': 422, 'identity.invalid-phone': 422, 'identity.name-locked': 409 },
});

/** Accepts the agreement (A7u-03). */
export const acceptAgreement = defineEndpoint({
  id: 'identity.accept-agreement',
  method: 'PUT',
  path: '/users/agreement/:id',
  access: 'session',
  summary: 'Aceita os termos de uso',
  params: z.object({ id: idSchema }),
  body: z.object({
    communicationAccepted: z.optional(flagSchema),
    /** Version that the user saw and accepted. */
    userLicenceTermsAccepted: z.string().check(z.minLength(1), z.maxLength(60)),
  }),
  reply: doneSchema,
  errors: { 'identity.outdated-agreement': 409 },
});

/** Accepts a term of responsibility (B7.7-07). */
export const acceptResponsibilityTerm = defineEndpoint({
  id: 'identity.accept-responsibility-term',
  method: 'POST',
  path: '/learning/terms/:idTermOfResponsibility/:versionNumber',
  access: 'session',
  summary: 'Aceita um termo de responsabilidade',
  params: z.object({ idTermOfResponsibility: idSchema, versionNumber: idSchema }),
  reply: doneSchema,
  errors: { 'identity.outdated-term': 409 },
});
