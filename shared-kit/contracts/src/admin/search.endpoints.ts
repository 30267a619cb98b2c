import * as z from 'zod/mini';
import { idSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';
import { listedPersonSchema } from './person.schema.ts';

/** Number of people that a search of the administration shows. */
export const FOUND_PEOPLE = 6;

/** Finds the first people in reach whose name, e-mail or login contains the text. It counts nothing, so it is fast. */
export const findPeople = defineAdminEndpoint({
  id: 'admin.find-people',
  method: 'GET',
  path: '/admin/found-people',
  right: 'people.read',
  summary: 'Primeiras pessoas que uma busca encontra',
  query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  reply: z.object({
    people: z.array(z.pick(listedPersonSchema, { idPerson: true, name: true, department: true, state: true })),
  }),
});

/** Number of contents that a search of the administration shows. */
export const FOUND_CONTENTS = 6;

/**
 * Finds the first contents of the company's sections whose text has every word. It counts nothing, so it is fast. A caller
 * whose scope is some trainings finds none: contents of sections belong to no training.
 */
export const findContents = defineAdminEndpoint({
  id: 'admin.find-contents',
  method: 'GET',
  path: '/admin/found-contents',
  right: 'trainings.read',
  summary: 'Primeiros conteúdos que uma busca encontra',
  query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)) }),
  reply: z.object({
    contents: z.array(
      z.object({ idContentItem: idSchema, title: z.string(), idSection: idSchema, section: z.string() }),
    ),
  }),
});

export type FoundContent = z.infer<typeof findContents.reply>['contents'][number];
