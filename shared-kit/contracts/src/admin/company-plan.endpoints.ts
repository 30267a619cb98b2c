import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';
import { defineAdminEndpoint } from './admin-endpoint.ts';

/** Kinds of requests about a plan. */
export const companyPlanRequestKinds = ['TRIAL', 'CONTACT', 'EXTENSION', 'CONTRACT', 'UPGRADE'] as const;

/** Most requests of one reply. */
export const MAX_PLAN_REQUESTS = 50;

const planRequestSchema = z.object({
  idRequest: idSchema,
  kind: z.enum(companyPlanRequestKinds),
  plan: z.string(),
  idPerson: idSchema,
  name: z.string(),
  licences: z.nullable(z.number()),
  createdAt: momentSchema,
  /** Null while it waits for an answer. */
  answeredAt: z.nullable(momentSchema),
  answer: z.string(),
});

/** Reads the plan of the company, how much of it is used, and what was asked about plans. */
export const readCompanyPlan = defineAdminEndpoint({
  id: 'admin.read-company-plan',
  method: 'GET',
  path: '/admin/company/plan',
  right: 'company.edit',
  summary: 'Plano da empresa, uso e solicitações',
  reply: z.object({
    /** Null for a company without a plan. */
    plan: z.nullable(
      z.object({
        name: z.string(),
        isTrial: z.boolean(),
        /** End of its last day. */
        finishDate: momentSchema,
        hasEnded: z.boolean(),
        /** People of the contract; null when none is recorded. */
        licences: z.nullable(z.number()),
      }),
    ),
    /** Number of people with access to the portal. */
    people: z.number(),
    /** Newest first, `MAX_PLAN_REQUESTS` at most. */
    requests: z.array(planRequestSchema),
    /** Number of all requests. */
    total: z.number(),
  }),
});

export type CompanyPlan = z.infer<typeof readCompanyPlan.reply>;
