import * as z from 'zod/mini';
import { defineEndpoint, doneSchema, idSchema, momentSchema } from '@shared-kit/contracts/core';
import { contactFields, numberOfEmployeesSchema } from './contact-form.schema.ts';
import { planCampaignSchema, planContactSchema, planSchema, priceTierSchema } from './plan.schema.ts';
import { MAX_LICENCES } from './price.rules.ts';

/**
 * Client-generated id of one request: a double click and a retry are one request (decision 365). Each call of this file
 * that writes takes one.
 */
const idempotencyKey = z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/)));

/** Lists the plans of the price list (B7.6-01). Without `withDetails`, their long texts are empty. */
export const listPlans = defineEndpoint({
  id: 'plans.list-plans',
  method: 'GET',
  path: '/learning/plans/',
  access: 'session',
  summary: 'Planos que a empresa pode ter',
  query: z.object({ withDetails: z.optional(z.string()) }),
  reply: z.object({
    result: z.array(planSchema),
    /** Ascending; the last one has no end. */
    priceTiers: z.array(priceTierSchema),
  }),
});

/** Returns a plan (B7.6-02). */
export const findPlan = defineEndpoint({
  id: 'plans.find-plan',
  method: 'GET',
  path: '/learning/plans/:idPlan',
  access: 'session',
  summary: 'Um plano',
  params: z.object({ idPlan: idSchema }),
  reply: z.object({ result: planSchema }),
});

/** Lists the campaigns that run now; the portal shows the first (B7.6-03). */
export const listPlanCampaigns = defineEndpoint({
  id: 'plans.list-campaigns',
  method: 'GET',
  path: '/learning/plans/campaigns',
  access: 'session',
  summary: 'Campanhas do plano',
  reply: z.object({ result: z.array(planCampaignSchema) }),
});

/** Returns the person and the company that prefill the form (B7.6-12); only their own (decision 363). */
export const findPlanContact = defineEndpoint({
  id: 'plans.find-contact',
  method: 'GET',
  path: '/learning/plans/contacts/:idUser',
  access: 'session',
  summary: 'Dados da pessoa e da empresa para o formulário de plano',
  params: z.object({ idUser: idSchema }),
  reply: planContactSchema,
});

const trialRequest = {
  idPlan: idSchema,
  department: contactFields.department,
  role: contactFields.role,
  numberOfEmployees: numberOfEmployeesSchema,
  idempotencyKey,
};

/** Starts the trial of a plan (B7.6-04, B7.6-05). Only administrators, and only without a plan. */
export const requestTrial = defineEndpoint({
  id: 'plans.request-trial',
  method: 'POST',
  path: '/learning/plans/request-trial',
  access: 'session',
  summary: 'Começa o período de teste de um plano',
  body: z.object({ ...trialRequest, phone: contactFields.phone }),
  reply: z.object({
    /** Address of the platform. */
    domain: z.string(),
    /** One-time token that logs in there, for 60 s (decision 2). */
    token: z.string(),
  }),
  errors: { forbidden: 403, 'not-found': 404, 'plans.already-active': 409, 'plans.no-trial': 409 },
});

/** Sends a message about a plan (B7.6-07): to the commercial team, or from a client to the administration. */
export const contactTrial = defineEndpoint({
  id: 'plans.contact-trial',
  method: 'POST',
  path: '/learning/plans/contact-trial',
  access: 'session',
  summary: 'Envia uma mensagem sobre um plano',
  body: z.object({
    ...trialRequest,
    message: contactFields.message,
    phone: z.optional(contactFields.phone),
    /** Phone number of a person whose profile has none. */
    email: z.optional(contactFields.email),
  }),
  reply: doneSchema,
  errors: { 'not-found': 404, 'identity.too-many-attempts': 429 },
});

/** Extends a trial that has ended by seven days, once (B7.6-08). Only administrators. */
export const extendTrial = defineEndpoint({
  id: 'plans.extend-trial',
  method: 'POST',
  path: '/learning/plans/extend-trial',
  access: 'session',
  summary: 'Estende por sete dias o período de teste que acabou',
  body: z.object({ idPlan: idSchema, idempotencyKey }),
  reply: z.object({ finishDate: momentSchema }),
  errors: { forbidden: 403, 'not-found': 404, 'plans.not-extendable': 409 },
});

/**
 * Requests the contract of a plan (B7.6-09). `price` is the monthly price in BRL that the person saw: when the price
 * list says another one, nothing is requested. Only administrators.
 */
export const requestPlan = defineEndpoint({
  id: 'plans.request-plan',
  method: 'POST',
  path: '/learning/plans/request-plan',
  access: 'session',
  summary: 'Solicita a contratação de um plano',
  body: z.object({
    idPlan: idSchema,
    numberOfLicences: z.int().check(z.positive(), z.maximum(MAX_LICENCES)),
    price: z.number(),
    idempotencyKey,
  }),
  reply: z.object({ statusCode: z.number() }),
  errors: { forbidden: 403, 'not-found': 404, 'plans.contract-off': 409, 'plans.price-changed': 409 },
});

/** Records that a person wants the upgrade of the company's plan, once per person (B7.6-11, decision 362). */
export const requestUpgrade = defineEndpoint({
  id: 'plans.request-upgrade',
  method: 'POST',
  path: '/learning/plans/:idPlan/request-upgrade',
  access: 'session',
  summary: 'Registra o interesse da pessoa pela contratação',
  params: z.object({ idPlan: idSchema }),
  reply: z.object({
    /** Number of people who have asked. */
    requestsCount: z.number(),
  }),
  errors: { 'not-found': 404 },
});
