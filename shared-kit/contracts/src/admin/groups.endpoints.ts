import * as z from 'zod/mini';
import { doneSchema, idSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';
import { peopleFilterSchema } from './people.endpoints.ts';

const groupParams = z.object({ idGroup: idSchema });
const groupNameSchema = z.string().check(z.trim(), z.minLength(1, 'Dê um nome ao grupo'), z.maxLength(100));

/** Maximum number of people that are chosen one by one; above it, a selection is a filter. */
export const MAX_SELECTED_IDS = 1000;

/** People that an action is for: chosen ones, or everybody whom the filter finds. */
export const selectionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ids'), ids: z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_SELECTED_IDS)) }),
  z.object({ kind: z.literal('filter'), filter: peopleFilterSchema }),
]);

export type PeopleSelection = z.infer<typeof selectionSchema>;

export const listGroups = defineAdminEndpoint({
  id: 'admin.list-groups',
  method: 'GET',
  path: '/admin/groups',
  right: 'people.read',
  summary: 'Grupos de pessoas',
  reply: z.object({
    groups: z.array(
      z.object({
        idGroup: idSchema,
        name: z.string(),
        /** People of the group in the viewer's reach. */
        people: z.number(),
        /** Changes with the name and the members of the group, also those out of the viewer's reach. */
        version: z.string(),
        /** Changes with the name alone. */
        nameVersion: z.string(),
      }),
    ),
  }),
});

export const createGroup = defineAdminEndpoint({
  id: 'admin.create-group',
  method: 'POST',
  path: '/admin/groups',
  right: 'groups.edit',
  summary: 'Cria um grupo',
  body: z.object({ name: groupNameSchema }),
  reply: z.object({ success: z.literal(true), idGroup: idSchema }),
  errors: { 'admin.group-exists': 409 },
});

/** Renames a group in the version of its name that was read: a change of its members refuses nobody. */
export const renameGroup = defineAdminEndpoint({
  id: 'admin.rename-group',
  method: 'PUT',
  path: '/admin/groups/:idGroup',
  right: 'groups.edit',
  summary: 'Muda o nome de um grupo',
  params: groupParams,
  body: z.object({ version: z.string(), name: groupNameSchema }),
  reply: doneSchema,
  errors: { ...saveErrors, 'not-found': 404, 'admin.group-exists': 409, 'admin.out-of-scope': 403 },
});

/** Deletes a group in the version that was read, or restores it from the trash. */
const groupDeletionSchema = z.discriminatedUnion('deleted', [
  z.object({ deleted: z.literal(true), version: z.string() }),
  z.object({ deleted: z.literal(false) }),
]);

/** Puts a group into the trash, with its members, or takes it back out. */
export const setGroupDeleted = defineAdminEndpoint({
  id: 'admin.set-group-deleted',
  method: 'PUT',
  path: '/admin/groups/:idGroup/deleted',
  right: 'groups.edit',
  summary: 'Exclui um grupo, ou desfaz a exclusão',
  params: groupParams,
  body: groupDeletionSchema,
  reply: doneSchema,
  errors: {
    ...saveErrors,
    'not-found': 404,
    'admin.group-in-use': 409,
    'admin.group-exists': 409,
    'admin.out-of-scope': 403,
  },
});

/** Adds people in the caller's reach to a group, or removes them. */
export const changeGroupMembers = defineAdminEndpoint({
  id: 'admin.change-group-members',
  method: 'POST',
  path: '/admin/groups/:idGroup/members',
  right: 'groups.edit',
  summary: 'Põe pessoas num grupo, ou as tira dele',
  params: groupParams,
  body: z.object({ change: z.enum(['add', 'remove']), selection: selectionSchema }),
  reply: z.object({
    success: z.literal(true),
    changed: z.number(),
    /** People of the selection who were as wanted before. */
    unchanged: z.number(),
    /** Names the change for `undoGroupChange`; missing when nobody was changed. */
    idChange: z.optional(idSchema),
  }),
});

/** Time in which a change of a group can be undone. Pages offer it for ten seconds; the rest is for slow networks. */
export const GROUP_UNDO_SECONDS = 60;

/**
 * Undoes a change of the members of a group once. Takes out those whom the change added and who are still members by
 * it, or adds those whom it removed. Whoever was as wanted before the change stays.
 */
export const undoGroupChange = defineAdminEndpoint({
  id: 'admin.undo-group-change',
  method: 'POST',
  path: '/admin/groups/:idGroup/changes/:idChange/undo',
  right: 'groups.edit',
  summary: 'Desfaz uma mudança das pessoas de um grupo',
  params: z.extend(groupParams, { idChange: idSchema }),
  body: z.object({}),
  reply: z.object({ success: z.literal(true), changed: z.number() }),
  errors: { 'not-found': 404 },
});
