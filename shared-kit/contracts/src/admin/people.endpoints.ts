import * as z from 'zod/mini';
import { doneSchema, idSchema } from '@shared-kit/contracts/core';
import { accessErrors, defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';
import { gridPlacesSchema, gridQuerySchema } from './grid.schema.ts';
import { accountStates, administeredPersonSchema, listedPersonSchema, personFieldsSchema } from './person.schema.ts';

const personParams = z.object({ idPerson: idSchema });

/** Maximum length of a reason, which goes to the log of changes. */
export const REASON_MAX_LENGTH = 500;

export const reasonSchema = z._default(z.string().check(z.trim(), z.maxLength(REASON_MAX_LENGTH)), '');

/** Conditions of the list of people. */
export const peopleFilterSchema = z.object({
  q: z.optional(z.string().check(z.maxLength(100))),
  state: z.optional(z.enum(accountStates)),
  /** A unit counts with its subunits. */
  department: z.optional(z.string().check(z.maxLength(200))),
  idGroup: z.optional(idSchema),
  idLeader: z.optional(idSchema),
});

export type PeopleFilter = z.infer<typeof peopleFilterSchema>;

/** Columns that the list of people is sorted by. */
export const peopleSorts = ['name', 'department', 'lastAccess'] as const;

export const listPeople = defineAdminEndpoint({
  id: 'admin.list-people',
  method: 'GET',
  path: '/admin/people',
  right: 'people.read',
  summary: 'Pessoas que a administração alcança',
  query: z.extend(gridQuerySchema, { ...peopleFilterSchema.shape, sort: z._default(z.enum(peopleSorts), 'name') }),
  reply: z.object({ total: z.number(), people: z.array(listedPersonSchema), places: gridPlacesSchema }),
});

/**
 * Lists what people can be filtered by: units in the order of the tree, departments that are no unit, and groups. People
 * are those in reach; a unit counts those of its subunits.
 */
export const listPeopleOptions = defineAdminEndpoint({
  id: 'admin.list-people-options',
  method: 'GET',
  path: '/admin/people-options',
  right: 'people.read',
  summary: 'Departamentos e grupos das pessoas ao alcance',
  reply: z.object({
    departments: z.array(
      z.object({
        name: z.string(),
        people: z.number(),
        /** Level of a unit in the tree, from 0; null for a department that is no unit. */
        level: z.nullable(z.number()),
      }),
    ),
    groups: z.array(z.object({ idGroup: idSchema, name: z.string() })),
  }),
});

export const readPerson = defineAdminEndpoint({
  id: 'admin.read-person',
  method: 'GET',
  path: '/admin/people/:idPerson',
  right: 'people.read',
  summary: 'Uma pessoa, com o seu acesso',
  params: personParams,
  reply: z.object({ person: administeredPersonSchema }),
});

/** Creates a person without a password and mails the link to choose one. */
export const createPerson = defineAdminEndpoint({
  id: 'admin.create-person',
  method: 'POST',
  path: '/admin/people',
  right: 'people.edit',
  summary: 'Cadastra uma pessoa',
  body: z.object({ fields: personFieldsSchema, sendsLink: z.boolean() }),
  reply: z.object({ success: z.literal(true), idPerson: idSchema }),
  errors: { 'admin.login-taken': 409, 'admin.out-of-scope': 403 },
});

/** Saves a person in the version that the form was filled from. */
export const savePerson = defineAdminEndpoint({
  id: 'admin.save-person',
  method: 'PUT',
  path: '/admin/people/:idPerson',
  right: 'people.edit',
  summary: 'Salva os dados de uma pessoa',
  params: personParams,
  body: z.object({ version: z.string().check(z.maxLength(100)), fields: personFieldsSchema, reason: reasonSchema }),
  reply: z.object({ success: z.literal(true), version: z.string() }),
  errors: { ...saveErrors, ...accessErrors, 'admin.login-taken': 409, 'admin.out-of-scope': 403 },
});

/** Mails a link to choose a password: to somebody new, or to somebody who forgot it. */
export const sendAccessLink = defineAdminEndpoint({
  id: 'admin.send-access-link',
  method: 'POST',
  path: '/admin/people/:idPerson/access-link',
  right: 'people.access',
  summary: 'Envia o link para escolher a senha',
  params: personParams,
  body: z.object({}),
  reply: doneSchema,
  errors: { ...accessErrors, 'admin.no-email': 409, 'admin.inactive': 409, 'admin.sso-only': 409 },
});

/** Gives or takes the access of a person. Taking it ends the sessions. */
export const setPersonActive = defineAdminEndpoint({
  id: 'admin.set-person-active',
  method: 'PUT',
  path: '/admin/people/:idPerson/active',
  right: 'people.access',
  summary: 'Ativa ou desativa o acesso de uma pessoa',
  params: personParams,
  body: z.object({ active: z.boolean(), reason: reasonSchema }),
  reply: doneSchema,
  errors: { ...accessErrors, 'admin.last-owner': 409 },
});

export const endPersonSessions = defineAdminEndpoint({
  id: 'admin.end-person-sessions',
  method: 'POST',
  path: '/admin/people/:idPerson/end-sessions',
  right: 'people.access',
  summary: 'Encerra as sessões de uma pessoa',
  params: personParams,
  body: z.object({ reason: reasonSchema }),
  reply: z.object({ success: z.literal(true), ended: z.number() }),
  errors: accessErrors,
});
