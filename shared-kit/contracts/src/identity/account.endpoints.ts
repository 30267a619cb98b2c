import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { newPasswordSchema } from './password.schema.ts';

/** Changes the password (B7.7-06). Ends every other session of the user; the current one continues. */
export const changePassword = defineEndpoint({
  id: 'identity.change-password',
  method: 'PUT',
  path: '/users/:idUser/change-password',
  access: 'session',
  summary: 'Troca a própria senha',
  params: z.object({ idUser: idSchema }),
  body: z.object({
    currentPassword: z.string().check(z.minLength(1, 'Senha atual obrigatório'), z.maxLength(200)),
    newPassword: newPasswordSchema,
  }),
  reply: doneSchema,
  errors: { 'identity.wrong-current-password': 422, 'identity.no-password': 409, 'identity.too-many-attempts': 429 },
});

/** Kinds of devices of a session. */
export const deviceKinds = ['computer', 'phone', 'tablet', 'other'] as const;

export const ownSessionSchema = z.object({
  idSession: z.string(),
  /** Description, e.g. 'Chrome no Windows'. */
  device: z.string(),
  deviceKind: z.enum(deviceKinds),
  address: z.string(),
  startedAt: momentSchema,
  /** Accurate to five minutes. */
  lastUsedAt: momentSchema,
  isCurrent: z.boolean(),
  /** User who entered as this user; null for an own session. */
  supportBy: z.nullable(z.string()),
});

const ofUser = z.object({ idUser: idSchema });

/** Lists the user's sessions. */
export const listSessions = defineEndpoint({
  id: 'identity.list-sessions',
  method: 'GET',
  path: '/users/:idUser/sessions',
  access: 'session',
  summary: 'Dispositivos conectados',
  params: ofUser,
  reply: z.object({ success: z.literal(true), sessions: z.array(ownSessionSchema) }),
});

/** Ends the session of one device. */
export const endOneSession = defineEndpoint({
  id: 'identity.end-session',
  method: 'DELETE',
  path: '/users/:idUser/sessions/:idSession',
  access: 'session',
  summary: 'Encerra a sessão de um dispositivo',
  params: z.object({ idUser: idSchema, idSession: z.string().check(z.minLength(1), z.maxLength(60)) }),
  reply: doneSchema,
});

/** Ends the sessions of all other devices. */
export const endOtherSessions = defineEndpoint({
  id: 'identity.end-other-sessions',
  method: 'DELETE',
  path: '/users/:idUser/sessions',
  access: 'session',
  summary: 'Encerra as sessões dos outros dispositivos',
  params: ofUser,
  reply: z.object({ success: z.literal(true), ended: z.number() }),
});

export type OwnSession = z.infer<typeof ownSessionSchema>;
export type DeviceKind = (typeof deviceKinds)[number];
