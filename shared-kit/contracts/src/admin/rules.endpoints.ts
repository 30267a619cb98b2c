import * as z from 'zod/mini';
import { isDayKey } from '@shared-kit/contracts/calendar';
import { doneSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint, saveErrors } from './admin-endpoint.ts';
import { refusedSchema } from './enrolments.endpoints.ts';

/** Maximum number of departments, and of groups, that a rule names. */
const MAX_RULE_ENTRIES = 50;

/** Maximum number of days that a rule gives until the due date. */
export const MAX_DUE_DAYS = 3650;

/** Conditions and effect of a rule. A person meets it who meets every condition that is set. */
export const ruleFieldsSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Dê um nome à regra'), z.maxLength(100)),
  idTraining: idSchema,
  idTeam: z.nullable(idSchema),
  /** One of these departments; empty for every department. */
  departments: z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.maxLength(MAX_RULE_ENTRIES)),
  /** A member of one of these groups; empty for everybody. */
  groups: z.array(idSchema).check(z.maxLength(MAX_RULE_ENTRIES)),
  /** Created on this day or later; null for everybody. */
  since: z.nullable(z.string().check(z.refine(isDayKey, 'Informe um dia'))),
  /** Days from the enrolment to its due date; null without one. */
  dueDays: z.nullable(z.number().check(z.int(), z.positive(), z.maximum(MAX_DUE_DAYS))),
  reason: z.string().check(z.trim(), z.maxLength(500)),
  /** True when the rule ends what it enrolled and nobody began, once the person no longer meets it. */
  endsLeavers: z.boolean(),
  /** True when it enrols people again whose enrolment somebody ended. */
  includesRemoved: z.boolean(),
});

export type RuleFields = z.infer<typeof ruleFieldsSchema>;

const ruleSchema = z.object({
  idRule: idSchema,
  version: z.number(),
  fields: ruleFieldsSchema,
  title: z.string(),
  paused: z.boolean(),
  appliedAt: z.nullable(momentSchema),
  /** Why the rule can't enrol anybody; empty when it can. */
  problem: z.string(),
});

export type EnrolmentRule = z.infer<typeof ruleSchema>;

const ruleParams = z.object({ idRule: idSchema });
const ruleErrors = { 'admin.out-of-scope': 403 } as const;

export const listEnrolmentRules = defineAdminEndpoint({
  id: 'admin.list-enrolment-rules',
  method: 'GET',
  path: '/admin/enrolment-rules',
  right: 'enrolments.read',
  summary: 'Regras de inscrição',
  reply: z.object({ rules: z.array(ruleSchema) }),
});

/** Counts what a rule would change now. `rule` is the JSON of its fields, `idRule` the rule that it replaces. */
export const previewEnrolmentRule = defineAdminEndpoint({
  id: 'admin.preview-enrolment-rule',
  method: 'GET',
  path: '/admin/enrolment-rule-preview',
  right: 'enrolments.edit',
  summary: 'O que uma regra mudaria agora',
  query: z.object({ rule: z.string().check(z.maxLength(20_000)), idRule: z.optional(idSchema) }),
  reply: z.object({
    /** People who meet the rule. */
    meets: z.number(),
    enter: z.number(),
    leave: z.number(),
    refused: refusedSchema,
    /** Names of some of those who enter. */
    names: z.array(z.string()),
  }),
  errors: {
    ...ruleErrors,
    'learning.not-enrollable': 409,
    'learning.in-preparation': 409,
    'learning.class-ended': 409,
  },
});

export const createEnrolmentRule = defineAdminEndpoint({
  id: 'admin.create-enrolment-rule',
  method: 'POST',
  path: '/admin/enrolment-rules',
  right: 'enrolments.edit',
  summary: 'Cria uma regra de inscrição',
  body: z.object({ fields: ruleFieldsSchema }),
  reply: z.object({ success: z.literal(true), idRule: idSchema }),
  errors: { ...ruleErrors, 'admin.rule-exists': 409 },
});

export const saveEnrolmentRule = defineAdminEndpoint({
  id: 'admin.save-enrolment-rule',
  method: 'PUT',
  path: '/admin/enrolment-rules/:idRule',
  right: 'enrolments.edit',
  summary: 'Muda uma regra de inscrição',
  params: ruleParams,
  body: z.object({ version: z.number(), fields: ruleFieldsSchema }),
  reply: doneSchema,
  errors: { ...ruleErrors, ...saveErrors },
});

export const setEnrolmentRulePaused = defineAdminEndpoint({
  id: 'admin.set-enrolment-rule-paused',
  method: 'PUT',
  path: '/admin/enrolment-rules/:idRule/paused',
  right: 'enrolments.edit',
  summary: 'Pausa ou retoma uma regra de inscrição',
  params: ruleParams,
  body: z.object({ paused: z.boolean() }),
  reply: doneSchema,
  errors: ruleErrors,
});
