import * as z from 'zod/mini';
import { defineEndpoint } from '@shared-kit/contracts/core';
import { isCpf } from './cpf.ts';
import { emailSchema } from './email.endpoints.ts';
import { loginSessionSchema } from './login-session.schema.ts';
import { newPasswordSchema } from './password.schema.ts';
import { nameSchema } from './user.schema.ts';

/** Phone (A5-34): area code and number, digits only. */
const phone = z
  .string()
  .check(z.regex(/^[1-9][1-9]\d{9}$/, 'Telefone invalido, por favor digite corretamente. Exemplo: (99) 99999-9999'));

/** Opaque ticket, valid for one registration within ten minutes. */
const ticket = z.string().check(z.minLength(1), z.maxLength(200));

/** Sends a PIN to a phone (A7p-01). The reply is the same for every phone, whether or not it has an account. */
export const sendPin = defineEndpoint({
  id: 'identity.send-pin',
  method: 'POST',
  path: '/contract/sendpin',
  access: 'public',
  summary: 'Envia o PIN de ativação ao telefone',
  body: z.object({
    phone,
    /**
     * Constant of this call: activation by phone. Not related to the app's own type, which the server knows (A4l-18).
     */
    idAppType: z.literal('1'),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Always empty: the PIN is sent only to the phone. */
    pin: z.literal(''),
    message: z.string(),
  }),
  errors: { 'identity.no-activation': 404, 'identity.too-many-attempts': 429, 'identity.pin-unavailable': 503 },
});

/**
 * Owner of the phone: no account yet, an account that now chooses a password, or an account that logs in another way.
 */
export const activationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new'), ticket: z.string() }),
  z.object({ kind: z.literal('known'), ticket: z.string(), name: z.string(), username: z.string() }),
  z.object({ kind: z.literal('elsewhere') }),
]);

/** Checks a PIN and returns what the phone's owner can do next (A7p-02). */
export const checkPin = defineEndpoint({
  id: 'identity.check-pin',
  method: 'POST',
  path: '/contract/checkpin',
  access: 'public',
  summary: 'Confere o PIN e abre o cadastro',
  body: z.object({ phone, pin: z.string().check(z.trim(), z.minLength(1, 'Informe o PIN.'), z.maxLength(12)) }),
  reply: z.object({ success: z.literal(true), message: z.string(), activation: activationSchema }),
  errors: {
    'identity.no-activation': 404,
    'identity.pin-over': 410,
    'identity.wrong-pin': 422,
    'identity.too-many-attempts': 429,
  },
});

/** Registration data of a new user; form and server use the same rules. */
export const registrationSchema = z.object({
  name: nameSchema,
  email: emailSchema,
  cpf: z.string().check(z.minLength(1, { error: 'CPF obrigatório', abort: true }), z.refine(isCpf, 'CPF inválido')),
  password: newPasswordSchema,
});

/**
 * Creates the account and starts its session. A ticket creates one account, however often it arrives. The phone is the
 * login until the e-mail is confirmed; the reply does not reveal whether e-mail or CPF belong to another account.
 */
export const register = defineEndpoint({
  id: 'identity.register',
  method: 'POST',
  path: '/contract/register',
  access: 'public',
  summary: 'Cria a conta de quem validou o telefone',
  body: z.extend(registrationSchema, { ticket }),
  reply: loginSessionSchema,
  errors: {
    'identity.second-factor-required': 403,
    'identity.registration-taken': 409,
    'identity.ticket-over': 410,
    'identity.too-many-attempts': 429,
  },
});

/** Sets the password of the phone's account and starts a session; every other session of it ends. */
export const activate = defineEndpoint({
  id: 'identity.activate',
  method: 'POST',
  path: '/contract/activate',
  access: 'public',
  summary: 'Grava a senha de quem já tem conta e validou o telefone',
  body: z.object({ ticket, password: newPasswordSchema }),
  reply: loginSessionSchema,
  errors: {
    'identity.second-factor-required': 403,
    'identity.ticket-over': 410,
    'identity.too-many-attempts': 429,
  },
});

export type Activation = z.infer<typeof activationSchema>;
export type Registration = z.infer<typeof registrationSchema>;
