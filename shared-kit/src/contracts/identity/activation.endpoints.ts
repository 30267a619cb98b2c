import * as z from 'zod/mini';
import { defineEndpoint } from 'shared-kit/contracts/core';
import { isCpf } from './cpf.ts';
import { loginSessionSchema } from './login-session.schema.ts';
import { newPasswordSchema } from './password.schema.ts';

/** A5-34: area code and number, digits only. */
const phone = z
  .string()
  .check(z.regex(/^[1-9][1-9]\d{9}$/, 'Telefone invalido, por favor digite corretamente. Exemplo: (99) 99999-9999'));

/** Opaque; good for one registration within ten minutes. */
const ticket = z.string().check(z.minLength(1), z.maxLength(200));

/** A7p-01. The reply is the same for every phone, whoever it belongs to. */
export const sendPin = defineEndpoint({
  id: 'identity.send-pin',
  method: 'POST',
  path: '/contract/sendpin',
  access: 'public',
  summary: 'Envia o PIN de ativação ao telefone',
  body: z.object({
    phone,
    /** A constant of this call: activation by phone. Says nothing of the app, whose own type the server knows (A4l-18). */
    idAppType: z.literal('1'),
  }),
  reply: z.object({
    success: z.literal(true),
    /** Always empty: the PIN goes to the phone and nowhere else. */
    pin: z.literal(''),
    message: z.string(),
  }),
  errors: { 'identity.no-activation': 404, 'identity.too-many-attempts': 429 },
});

/** Whose phone it is: nobody's yet, somebody's who now chooses a password, or somebody's who enters another way. */
export const activationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('new'), ticket: z.string() }),
  z.object({ kind: z.literal('known'), ticket: z.string(), name: z.string(), username: z.string() }),
  z.object({ kind: z.literal('elsewhere') }),
]);

/** A7p-02. */
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

/** What somebody new says of themselves; the same rules in the form and on the server. */
export const registrationSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Nome obrigatório'), z.maxLength(200)),
  email: z.string().check(z.trim(), z.maxLength(200), z.email('E-mail inválido')),
  cpf: z.string().check(z.refine(isCpf, 'CPF inválido')),
  password: newPasswordSchema,
});

/** Makes the account and starts its session. A ticket makes one account, however often it comes. */
export const register = defineEndpoint({
  id: 'identity.register',
  method: 'POST',
  path: '/contract/register',
  access: 'public',
  summary: 'Cria a conta de quem validou o telefone',
  body: z.extend(registrationSchema, { ticket }),
  reply: loginSessionSchema,
  errors: { 'identity.registration-taken': 409, 'identity.ticket-over': 410, 'identity.too-many-attempts': 429 },
});

/** Sets the password of the account that the phone belongs to and starts a session; any other session of it ends. */
export const activate = defineEndpoint({
  id: 'identity.activate',
  method: 'POST',
  path: '/contract/activate',
  access: 'public',
  summary: 'Grava a senha de quem já tem conta e validou o telefone',
  body: z.object({ ticket, password: newPasswordSchema }),
  reply: loginSessionSchema,
  errors: { 'identity.ticket-over': 410, 'identity.too-many-attempts': 429 },
});

export type Activation = z.infer<typeof activationSchema>;
export type Registration = z.infer<typeof registrationSchema>;
