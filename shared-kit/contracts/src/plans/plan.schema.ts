import * as z from 'zod/mini';
import { idSchema, momentSchema } from '@shared-kit/contracts/core';

/** State of the company's upgrade, for one person (B3-23). */
export const planUpgradeSchema = z.object({
  /** Number of people who have asked for the upgrade. */
  numberRequest: z.number(),
  hasRequestedUpgrade: z.boolean(),
  isUpgradeButtonActive: z.boolean(),
  isPlanContractButtonActive: z.boolean(),
  userIsAdmin: z.boolean(),
});

/** Plan (B3-23). A plan that the company does not have carries no `deadline`. */
export const planSchema = z.object({
  idPlan: z.number(),
  /** Permanent key in the list of plans. */
  idRef: z.string(),
  name: z.string(),
  description: z.string(),
  features: z.array(z.object({ description: z.string() })),
  products: z.array(z.object({ name: z.string() })),
  /** Days that are left, including today; 0 once it has ended. Only of the company's own plan. */
  deadline: z.optional(z.number()),
  /** True while the company's own plan is a trial; of another plan, whether it can be tried. */
  trial: z.boolean(),
  /** Number of trial periods of the company's own plan. An extension is one more. */
  trialsCount: z.number(),
  /** Sanitised HTML. */
  agreementContent: z.string(),
  planUpgrade: planUpgradeSchema,
});

/** Band of the price list: what each person up to `upTo` costs per month. */
export const priceTierSchema = z.object({
  /** Last person of the band; null for the last band. */
  upTo: z.nullable(z.int().check(z.positive())),
  priceCents: z.int().check(z.nonnegative()),
});

/** Kinds of media of a campaign and of the upgrade banner. */
export const planMediaTypes = ['image', 'frame'] as const;

/** Plan campaign (B3-24). */
export const planCampaignSchema = z.object({
  startDate: momentSchema,
  finishDate: momentSchema,
  mediaType: z.enum(planMediaTypes),
  mediaUrl: z.string(),
  /** Seconds between closing the campaign and showing it again. */
  frequencyToShow: z.number(),
});

/** Person and company that prefill the form (B3-26, B7.6-12). */
export const planContactSchema = z.object({
  idUser: idSchema,
  idCompany: z.number(),
  email: z.string(),
  name: z.string(),
  phone: z.string(),
  role: z.string(),
  department: z.string(),
  /** Name of the company. */
  company: z.string(),
});

export type Plan = z.infer<typeof planSchema>;
export type PlanUpgrade = z.infer<typeof planUpgradeSchema>;
export type PriceTier = z.infer<typeof priceTierSchema>;
export type PlanCampaign = z.infer<typeof planCampaignSchema>;
export type PlanContact = z.infer<typeof planContactSchema>;
