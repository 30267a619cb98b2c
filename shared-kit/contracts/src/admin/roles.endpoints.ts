import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { adminRights, adminRoles, scopeSchema } from './access.schema.ts';
import { accessErrors, defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';
import { reasonSchema } from './people.endpoints.ts';
import { proofErrors, proofSchema } from './proof.schema.ts';

/** A role of a person. `owner` and `administrator` have no number, because the account carries them. */
export const personRoleSchema = z.object({
  grant: z.union([z.enum(['owner', 'administrator']), idSchema]),
  role: z.enum(adminRoles),
  scope: scopeSchema,
  /** The scope in words, e.g. 'Departamentos: Operações'. */
  scopeText: z.string(),
  /** Grantor; empty for roles from the company's files. */
  givenBy: z.string(),
  givenAt: z.nullable(momentSchema),
});

/** Returns the caller's own roles. Everybody may ask; most people have none. */
export const readOwnAccess = {
  id: 'admin.read-own-access',
  method: 'GET',
  path: '/admin/own-access',
  access: 'session',
  inSupportAccess: 'closed',
  summary: 'O que a própria pessoa pode na administração',
  reply: z.object({
    roles: z.array(z.enum(adminRoles)),
    rights: z.array(z.enum(adminRights)),
    /** False for somebody who enters without a password: their recent login proves who they are. */
    hasPassword: z.boolean(),
  }),
} as const;

/** Lists everybody who has a role. */
export const listRoleHolders = defineAdminEndpoint({
  id: 'admin.list-role-holders',
  method: 'GET',
  path: '/admin/role-holders',
  right: 'roles.read',
  summary: 'Quem tem quais papéis',
  reply: z.object({
    holders: z.array(
      z.object({ idPerson: idSchema, name: z.string(), active: z.boolean(), roles: z.array(personRoleSchema) }),
    ),
  }),
});

/** Page 'O que {pessoa} pode?'. */
export const readPersonRoles = defineAdminEndpoint({
  id: 'admin.read-person-roles',
  method: 'GET',
  path: '/admin/people/:idPerson/roles',
  right: 'roles.read',
  summary: 'O que uma pessoa pode na administração, e por quê',
  params: z.object({ idPerson: idSchema }),
  reply: z.object({
    name: z.string(),
    /** Changes with every role of the person. */
    version: z.string(),
    roles: z.array(personRoleSchema),
    /** Roles that the viewer may give to this person. */
    canGive: z.array(z.enum(adminRoles)),
    /** Grants that the viewer may take. */
    canTake: z.array(z.union([z.enum(['owner', 'administrator']), idSchema])),
    /** True when the viewer has a password, which giving and taking ask for. */
    hasPassword: z.boolean(),
  }),
});

/** A change of roles was made; the version is that of the person's roles after it. */
const rolesChangedSchema = z.object({ success: z.literal(true), version: z.string() });

/** Gives a role to a person whose roles are those that the caller has read. Asks for the caller's password: whoever sits at an open session must not give rights. */
export const giveRole = defineAdminEndpoint({
  id: 'admin.give-role',
  method: 'POST',
  path: '/admin/people/:idPerson/roles',
  right: 'roles.give',
  summary: 'Dá um papel a uma pessoa',
  params: z.object({ idPerson: idSchema }),
  body: z.extend(proofSchema, {
    version: z.string(),
    role: z.enum(adminRoles),
    scope: scopeSchema,
    reason: reasonSchema,
  }),
  reply: rolesChangedSchema,
  errors: { ...saveErrors, ...accessErrors, ...proofErrors, 'admin.role-held': 409, 'admin.wrong-scope': 400 },
});

/** Takes a role from a person whose roles are those that the caller has read. Asks for the caller's password. */
export const revokeRole = defineAdminEndpoint({
  id: 'admin.take-role',
  method: 'POST',
  path: '/admin/people/:idPerson/roles/:grant/take',
  right: 'roles.give',
  summary: 'Tira um papel de uma pessoa',
  params: z.object({ idPerson: idSchema, grant: z.union([z.enum(['owner', 'administrator']), idSchema]) }),
  body: z.extend(proofSchema, { version: z.string() }),
  reply: rolesChangedSchema,
  errors: { ...saveErrors, ...accessErrors, ...proofErrors, 'admin.last-owner': 409 },
});

/** Lists the trainings in the caller's scope. */
export const listAdminTrainings = defineAdminEndpoint({
  id: 'admin.list-trainings',
  method: 'GET',
  path: '/admin/trainings',
  right: 'trainings.read',
  summary: 'Treinamentos da empresa',
  reply: z.object({ trainings: z.array(z.object({ idTraining: idSchema, title: z.string() })) }),
});

export type PersonRole = z.infer<typeof personRoleSchema>;
export type GrantName = PersonRole['grant'];
