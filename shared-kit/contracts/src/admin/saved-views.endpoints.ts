import * as z from 'zod/mini';
import { defineAdminEndpoint } from './admin-endpoint.ts';

/** Lists whose views a person saves. */
export const viewedLists = [
  'people',
  'enrolments',
  'trainings',
  'classes',
  'scorm',
  'scorm-attempts',
  'comments',
  'messages',
  'audit',
] as const;

export type ViewedList = (typeof viewedLists)[number];

/** Most views of a person in one list. */
export const MAX_SAVED_VIEWS = 30;

export const VIEW_NAME_MAX_LENGTH = 60;

const savedViewSchema = z.object({
  name: z.string(),
  /** Filters and sort as the address of the list has them, such as `acesso=never&ordem=department`. */
  query: z.string(),
});

export type SavedView = z.infer<typeof savedViewSchema>;

const listParams = z.object({ list: z.enum(viewedLists) });

/** Lists the caller's own views of a list, by name. */
export const listSavedViews = defineAdminEndpoint({
  id: 'admin.list-saved-views',
  method: 'GET',
  path: '/admin/saved-views/:list',
  right: 'admin.enter',
  summary: 'Visões salvas de uma lista',
  params: listParams,
  reply: z.object({ views: z.array(savedViewSchema) }),
});

/** Saves a view of the caller under its name, in place of one with the same name, or deletes it with null. */
export const saveView = defineAdminEndpoint({
  id: 'admin.save-view',
  method: 'PUT',
  path: '/admin/saved-views/:list',
  right: 'admin.enter',
  summary: 'Salva ou apaga uma visão de uma lista',
  params: listParams,
  body: z.object({
    name: z
      .string()
      .check(z.trim(), z.minLength(1, 'Dê um nome à visão.'), z.maxLength(VIEW_NAME_MAX_LENGTH), z.regex(/^[^\r\n]*$/)),
    query: z.nullable(z.string().check(z.maxLength(1000), z.regex(/^[\w.~!*'()%+=&-]*$/))),
  }),
  reply: z.object({ success: z.literal(true), views: z.array(savedViewSchema) }),
  errors: { 'not-found': 404, 'admin.too-many': 409 },
});
