import * as z from 'zod/mini';
import { doneSchema, idSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';

/** Maximum number of units of a company. */
export const MAX_UNITS = 2000;

/** Maximum number of levels of the tree, the first one included. */
export const MAX_UNIT_LEVELS = 8;

export const UNIT_NAME_MAX_LENGTH = 200;
export const UNIT_CODE_MAX_LENGTH = 50;

const unitNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1, 'Dê um nome à unidade'), z.maxLength(UNIT_NAME_MAX_LENGTH));

/** Fields of a unit. Its name is what the people of the unit have as their department. */
export const unitFieldsSchema = z.object({
  name: unitNameSchema,
  /** Code by which files name the unit; empty for none. */
  code: z.string().check(z.trim(), z.maxLength(UNIT_CODE_MAX_LENGTH)),
  /** Unit above it; null for a unit of the first level. */
  idParent: z.nullable(idSchema),
  idLeader: z.nullable(idSchema),
});

export type UnitFields = z.infer<typeof unitFieldsSchema>;

const unitSchema = z.object({
  idUnit: idSchema,
  version: z.number(),
  fields: unitFieldsSchema,
  leaderName: z.string(),
  /** Level in the tree, from 0. */
  level: z.number(),
  /** People in the viewer's reach: of the unit itself, and with its subunits. */
  people: z.number(),
  peopleBelow: z.number(),
});

export type OrganisationUnit = z.infer<typeof unitSchema>;

const unitParams = z.object({ idUnit: idSchema });

/** Refusals of every call that gives a unit its name or its place. */
const placeErrors = {
  'admin.out-of-scope': 403,
  'admin.unit-exists': 409,
  'admin.unit-loop': 409,
  'admin.unit-levels': 409,
} as const;

/** Lists units in the order of the tree, and departments of people that no unit has. */
export const listUnits = defineAdminEndpoint({
  id: 'admin.list-units',
  method: 'GET',
  path: '/admin/units',
  right: 'people.read',
  summary: 'Unidades da empresa',
  reply: z.object({
    units: z.array(unitSchema),
    departments: z.array(z.object({ name: z.string(), people: z.number() })),
    /** True when the viewer may change the tree. */
    canEdit: z.boolean(),
  }),
});

export const createUnit = defineAdminEndpoint({
  id: 'admin.create-unit',
  method: 'POST',
  path: '/admin/units',
  right: 'people.edit',
  summary: 'Cria uma unidade',
  body: z.object({ fields: unitFieldsSchema }),
  reply: z.object({ success: z.literal(true), idUnit: idSchema }),
  errors: { ...placeErrors, 'admin.too-many-units': 409 },
});

/** Turns departments of people into units of the first level. Those that are units already stay as they are. */
export const createUnitsOfDepartments = defineAdminEndpoint({
  id: 'admin.create-units-of-departments',
  method: 'POST',
  path: '/admin/units-of-departments',
  right: 'people.edit',
  summary: 'Cria unidades a partir dos departamentos das pessoas',
  body: z.object({ names: z.array(unitNameSchema).check(z.minLength(1), z.maxLength(MAX_UNITS)) }),
  reply: z.object({ success: z.literal(true), created: z.number() }),
  errors: { 'admin.out-of-scope': 403, 'admin.too-many-units': 409 },
});

/** Renames or moves a unit. What names it follows: people, roles, rules, and who may see a training. */
export const saveUnit = defineAdminEndpoint({
  id: 'admin.save-unit',
  method: 'PUT',
  path: '/admin/units/:idUnit',
  right: 'people.edit',
  summary: 'Muda o nome, o código, o lugar ou a liderança de uma unidade',
  params: unitParams,
  body: z.object({ version: z.number(), fields: unitFieldsSchema }),
  reply: doneSchema,
  errors: { ...saveErrors, ...placeErrors },
});

/** Removes a unit, or joins it to another one, which gets its people, its subunits and what names it. */
export const removeUnit = defineAdminEndpoint({
  id: 'admin.remove-unit',
  method: 'POST',
  path: '/admin/units/:idUnit/removal',
  right: 'people.edit',
  summary: 'Exclui uma unidade, ou a junta a outra',
  params: unitParams,
  body: z.object({
    /** Unit that it is joined to; null for a unit without people and subunits. */
    idTarget: z.nullable(idSchema),
  }),
  reply: doneSchema,
  errors: {
    'admin.out-of-scope': 403,
    'admin.unit-in-use': 409,
    'admin.unit-loop': 409,
    'admin.unit-levels': 409,
  },
});
