import * as z from 'zod/mini';
import { defineEndpoint, idSchema, momentSchema, pageQuerySchema } from '@shared-kit/contracts/core';
import { loginSessionSchema } from './login-session.schema.ts';

/** Boolean of a query; clients write it in several ways. */
const querySwitch = z.optional(z.enum(['true', 'false', '1', '0']));

/** User in a list (A3-23). Only users with the support permission receive id and login. */
export const userListItemSchema = z.object({
  idUser: z.optional(z.number()),
  name: z.string(),
  /** Empty for users who registered themselves, except in the support search. */
  email: z.string(),
  username: z.optional(z.string()),
  photo: z.string(),
});

/**
 * Searches users (A7u-05, B7.7-01): the support search for users with that permission, a leader's own team, and the
 * directory when the tenant has one (decision 195).
 */
export const searchUsers = defineEndpoint({
  id: 'identity.search-users',
  method: 'GET',
  path: '/users',
  access: 'session',
  summary: 'Pessoas do aplicativo',
  query: z.extend(pageQuerySchema, {
    searchText: z.optional(z.string().check(z.trim(), z.maxLength(300))),
    onlyActive: querySwitch,
    /** 'Listar minha equipe': only users whose manager is the caller. */
    onlyTeam: querySwitch,
  }),
  reply: z.object({ success: z.literal(true), userList: z.array(userListItemSchema), totalRecords: z.number() }),
  errors: { 'identity.no-directory': 403, 'identity.too-many-attempts': 429 },
});

/**
 * Starts a support access (A7a-07). The session in `result` belongs to the subject, with the caller as its actor; it
 * ends after 60 minutes.
 */
export const enterSupportAccess = defineEndpoint({
  id: 'identity.support-access',
  method: 'POST',
  path: '/login/support-access',
  access: 'session',
  summary: 'Entra como outra pessoa para dar suporte',
  body: z.object({
    idUser: idSchema,
    /** Reason; visible to the user. */
    reason: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  }),
  reply: z.object({ success: z.literal(true), result: loginSessionSchema }),
  errors: {
    forbidden: 403,
    'support.not-allowed': 403,
    'support.more-rights': 403,
    'support.oneself': 409,
    'support.inactive-user': 409,
    'identity.too-many-attempts': 429,
  },
});

export const supportActionSchema = z.object({
  idSupportAction: z.number(),
  at: momentSchema,
  /** Description of the action. */
  action: z.string(),
  /** Address of the call with its ids. */
  target: z.string(),
});

export const supportRecordSchema = z.object({
  idSupportAccess: z.number(),
  actorName: z.string(),
  reason: z.string(),
  startedAt: momentSchema,
  /** null while it is running. */
  endedAt: z.nullable(momentSchema),
  /** Changes made during the access, oldest first. */
  actions: z.array(supportActionSchema),
});

/** Lists the support accesses to this user: actor, time, reason and actions (decision 9). */
export const listSupportRecords = defineEndpoint({
  id: 'identity.list-support-records',
  method: 'GET',
  path: '/users/:idUser/support-accesses',
  access: 'session',
  summary: 'Acessos de suporte ao próprio perfil',
  params: z.object({ idUser: idSchema }),
  query: pageQuerySchema,
  reply: z.object({ success: z.literal(true), totalRecords: z.number(), accesses: z.array(supportRecordSchema) }),
});

export type UserListItem = z.infer<typeof userListItemSchema>;
export type SupportRecord = z.infer<typeof supportRecordSchema>;
