import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';
import { gridPlacesSchema, gridQuerySchema } from './grid.schema.ts';

/** Longest text of terms: about forty printed pages. */
export const TERMS_MAX_LENGTH = 100_000;

const versionNameSchema = z.string().check(z.minLength(1), z.maxLength(100));

const termsVersionSchema = z.object({
  name: z.string(),
  /** When it was published on this screen; null for one that came by files. */
  publishedAt: z.nullable(momentSchema),
  /** Name at the time; empty for one that came by files. */
  publishedBy: z.string(),
  /** People who have accepted it, including those without access now. */
  accepted: z.number(),
  /** True when its text is saved, so that it can be restored. */
  hasText: z.boolean(),
});

export type TermsVersion = z.infer<typeof termsVersionSchema>;

const companyTermsSchema = z.object({
  /** Version of the setting, not of the terms. */
  version: z.string(),
  /** True when the files of the company decide its settings: nobody changes them on a screen. */
  isReadOnly: z.boolean(),
  isEdited: z.boolean(),
  /** Number of people with access to the portal. */
  people: z.number(),
  /** Terms that people have to accept; null when there are none. */
  current: z.nullable(
    z.object({
      name: z.string(),
      /** Text to edit. */
      text: z.string(),
      /** Number of people with access who have accepted them. */
      accepted: z.number(),
    }),
  ),
  /** Newest first. The current terms are one of them. */
  history: z.array(termsVersionSchema),
});

export type CompanyTerms = z.infer<typeof companyTermsSchema>;

export const readCompanyTerms = defineAdminEndpoint({
  id: 'admin.read-company-terms',
  method: 'GET',
  path: '/admin/company/terms',
  right: 'company.edit',
  summary: 'Termos de uso da empresa e as suas versões',
  reply: companyTermsSchema,
});

const termsChangeSchema = z.discriminatedUnion('kind', [
  /** New version, which everybody has to accept. */
  z.object({
    kind: z.literal('publish'),
    text: z.string().check(z.trim(), z.minLength(1, 'Escreva os termos.'), z.maxLength(TERMS_MAX_LENGTH)),
  }),
  /** An earlier version again; who has accepted it is not asked. */
  z.object({ kind: z.literal('restore'), name: versionNameSchema }),
  /** No terms: nobody is asked. */
  z.object({ kind: z.literal('withdraw') }),
]);

export type TermsChange = z.infer<typeof termsChangeSchema>;

/** Changes the terms in the version that was read. People who have not accepted them are asked at their next call. */
export const changeCompanyTerms = defineAdminEndpoint({
  id: 'admin.change-company-terms',
  method: 'PUT',
  path: '/admin/company/terms',
  right: 'company.edit',
  summary: 'Publica, restaura ou retira os termos de uso',
  body: z.object({ version: z.string(), change: termsChangeSchema }),
  reply: z.object({ success: z.literal(true), version: z.string() }),
  errors: { ...saveErrors, 'not-found': 404, 'admin.files-govern': 409, 'admin.same-terms': 422 },
});

export const acceptanceStates = ['accepted', 'missing'] as const;

export type AcceptanceState = (typeof acceptanceStates)[number];

/** Lists the people with access who have accepted a version of the terms, or who have not. */
export const listTermsPeople = defineAdminEndpoint({
  id: 'admin.list-terms-people',
  method: 'GET',
  path: '/admin/company/terms-people',
  right: 'company.edit',
  summary: 'Quem aceitou uma versão dos termos',
  query: z.extend(z.pick(gridQuerySchema, { after: true, before: true, limit: true }), {
    name: versionNameSchema,
    state: z._default(z.enum(acceptanceStates), 'accepted'),
  }),
  reply: z.object({
    people: z.array(
      z.object({ idPerson: idSchema, name: z.string(), department: z.string(), acceptedAt: z.nullable(momentSchema) }),
    ),
    places: gridPlacesSchema,
  }),
});

export type TermsPerson = z.infer<typeof listTermsPeople.reply>['people'][number];
