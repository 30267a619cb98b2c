import * as z from 'zod/mini';
import { doneSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { viewedLists } from './saved-views.endpoints.ts';

/** Days for which a deleted thing can be restored. */
export const TRASH_DAYS = 30;

/** Maximum number of things that the trash shows. */
export const MAX_TRASH_SHOWN = 200;

const deletedThing = {
  name: z.string(),
  /** Place that it had: the unit above it, or its class and training; empty for none. */
  place: z.string(),
  deletedAt: momentSchema,
  /** Name at the time; empty where nobody noted it. */
  deletedBy: z.string(),
  /** Moment from which it can't be restored any more. */
  leavesAt: momentSchema,
};

const trashedSchema = z.discriminatedUnion('kind', [
  z.object({ ...deletedThing, kind: z.literal('group'), idGroup: idSchema, people: z.number() }),
  z.object({ ...deletedThing, kind: z.literal('view'), list: z.enum(viewedLists), query: z.string() }),
  z.object({ ...deletedThing, kind: z.enum(['unit', 'meeting', 'domain']), idTrash: idSchema }),
]);

export type TrashedThing = z.infer<typeof trashedSchema>;

/**
 * Lists what was deleted and what the caller may restore, newest first. A group is restored by `setGroupDeleted`, and a
 * view by `saveView`.
 */
export const listTrash = defineAdminEndpoint({
  id: 'admin.list-trash',
  method: 'GET',
  path: '/admin/trash',
  right: 'admin.enter',
  summary: 'Lixeira',
  reply: z.object({
    things: z.array(trashedSchema),
    /** True when there are older ones beyond the limit. */
    isMore: z.boolean(),
  }),
});

const trashParams = z.object({ idTrash: idSchema });

/** Restores a unit at its place. Without the unit above it, it gets to the first level. */
export const restoreUnit = defineAdminEndpoint({
  id: 'admin.restore-unit',
  method: 'POST',
  path: '/admin/trash/units/:idTrash/restoration',
  right: 'people.edit',
  summary: 'Restaura uma unidade da lixeira',
  params: trashParams,
  body: z.object({}),
  reply: doneSchema,
  errors: {
    'not-found': 404,
    'admin.out-of-scope': 403,
    'admin.unit-exists': 409,
    'admin.unit-levels': 409,
    'admin.too-many-units': 409,
  },
});

/** Restores a meeting of a class. */
export const restoreMeeting = defineAdminEndpoint({
  id: 'admin.restore-meeting',
  method: 'POST',
  path: '/admin/trash/meetings/:idTrash/restoration',
  right: 'classes.edit',
  summary: 'Restaura um encontro da lixeira',
  params: trashParams,
  body: z.object({}),
  reply: doneSchema,
  errors: { 'not-found': 404, 'admin.files-govern': 409, 'admin.out-of-scope': 403, 'admin.too-many': 409 },
});

/** Restores the claim to a domain, with the record that proves it. The portal answers to it once it is proven again. */
export const restoreDomain = defineAdminEndpoint({
  id: 'admin.restore-domain',
  method: 'POST',
  path: '/admin/trash/domains/:idTrash/restoration',
  right: 'company.edit',
  summary: 'Restaura um domínio da lixeira',
  params: trashParams,
  body: z.object({}),
  reply: doneSchema,
  errors: {
    'not-found': 404,
    'admin.files-govern': 409,
    'admin.domain-held': 409,
    'admin.domain-taken': 409,
    'admin.too-many-domains': 409,
  },
});
