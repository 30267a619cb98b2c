import * as z from 'zod/mini';
import { doneSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';

const classParams = z.object({ idClass: idSchema });
const personInList = z.object({ idClass: idSchema, idPerson: idSchema });
const errors = { 'admin.out-of-scope': 403 } as const;

const waitingPersonSchema = z.object({
  idPerson: idSchema,
  name: z.string(),
  department: z.string(),
  joinedAt: momentSchema,
});

export type WaitingPerson = z.infer<typeof waitingPersonSchema>;

/** Lists the people who wait for a seat in a class, in their order. */
export const listWaiting = defineAdminEndpoint({
  id: 'admin.list-waiting',
  method: 'GET',
  path: '/admin/classes/:idClass/waiting',
  right: 'classes.edit',
  summary: 'Lista de espera de uma turma',
  params: classParams,
  reply: z.object({ people: z.array(waitingPersonSchema) }),
  errors,
});

/** Gives a person a place in the list, from 1; the others keep their order. */
export const moveWaiting = defineAdminEndpoint({
  id: 'admin.move-waiting',
  method: 'PUT',
  path: '/admin/classes/:idClass/waiting/:idPerson',
  right: 'classes.edit',
  summary: 'Muda o lugar de uma pessoa na lista de espera',
  params: personInList,
  body: z.object({ place: z.number().check(z.int(), z.minimum(1)) }),
  reply: doneSchema,
  errors,
});

export const removeWaiting = defineAdminEndpoint({
  id: 'admin.remove-waiting',
  method: 'DELETE',
  path: '/admin/classes/:idClass/waiting/:idPerson',
  right: 'classes.edit',
  summary: 'Tira uma pessoa da lista de espera',
  params: personInList,
  reply: doneSchema,
  errors,
});
