import * as z from 'zod/mini';
import { defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';

/** Why a module stays as it is: the administration itself, or a module that the company's contract leaves out. */
const moduleLocks = ['administration', 'not-offered'] as const;

export type ModuleLock = (typeof moduleLocks)[number];

const companyModuleSchema = z.object({
  module: z.string(),
  isOn: z.boolean(),
  /** Null when it can be switched. */
  lock: z.nullable(z.enum(moduleLocks)),
  /** True when it was switched on a screen: the next import of files leaves it as it is. */
  isEdited: z.boolean(),
  /** True when it fills the start page of the portal. */
  isHome: z.boolean(),
  /** Labels of its menu entries. Some of them only people see whom they concern. */
  menu: z.array(z.string()),
  /** Titles of its pages. */
  pages: z.array(z.string()),
});

/** Module of the portal, with what people lose without it. */
export type CompanyModule = z.infer<typeof companyModuleSchema>;

const companyModulesSchema = z.object({
  version: z.string(),
  /** True when the files of the company decide its settings: nobody changes them on a screen. */
  isReadOnly: z.boolean(),
  /** Number of people with access to the portal. */
  people: z.number(),
  modules: z.array(companyModuleSchema),
});

export type CompanyModules = z.infer<typeof companyModulesSchema>;

export const readCompanyModules = defineAdminEndpoint({
  id: 'admin.read-company-modules',
  method: 'GET',
  path: '/admin/company/modules',
  right: 'company.edit',
  summary: 'Módulos do portal da empresa',
  reply: companyModulesSchema,
});

/** Switches a module in the version that was read. Menu, pages and calls of the portal change at once. */
export const switchCompanyModule = defineAdminEndpoint({
  id: 'admin.switch-company-module',
  method: 'PUT',
  path: '/admin/company/modules/:module',
  right: 'company.edit',
  summary: 'Liga ou desliga um módulo',
  params: z.object({ module: z.string() }),
  body: z.object({ version: z.string(), isOn: z.boolean() }),
  reply: z.object({ success: z.literal(true), version: z.string() }),
  errors: {
    ...saveErrors,
    'not-found': 404,
    'admin.files-govern': 409,
    'admin.module-locked': 409,
    'registry.incompatible': 409,
  },
});
