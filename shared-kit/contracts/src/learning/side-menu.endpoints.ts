import * as z from 'zod/mini';
import { defineEndpoint } from '@shared-kit/contracts/core';

const sideMenuNodeSchema = z.object({ nodeCode: z.string(), title: z.string(), hasChildNodes: z.boolean() });

/**
 * Returns one entry: the named node (by default the top), with its children that the user may see (B7.1-04, decision
 * 117).
 */
export const listSideMenu = defineEndpoint({
  id: 'learning.list-side-menu',
  method: 'GET',
  path: '/learning/nodes/side-menu',
  access: 'session',
  summary: 'Um nível do menu lateral: os catálogos e treinamentos de um nó',
  query: z.object({ nodeCode: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))) }),
  reply: z.array(z.object({ ...sideMenuNodeSchema.shape, childNodes: z.array(sideMenuNodeSchema) })),
});

export type SideMenuNode = z.infer<typeof sideMenuNodeSchema>;
