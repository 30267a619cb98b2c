import type { ColumnType, Generated, JSONColumnType } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

/** Plans of the price list. */
export interface PlansTable {
  /** Number that the price list gives the plan. */
  id_plan: number;
  /** Permanent key of the price list: `idRef` on the wire. */
  key: string;
  name: string;
  description: string;
  features: JSONColumnType<string[], string, string>;
  products: JSONColumnType<string[], string, string>;
  /** True when a company can try it. */
  trial: boolean;
  /** Sanitised HTML. */
  agreement_content: string;
  position: number;
  /** False once the price list leaves it out. */
  active: Generated<boolean>;
}

export interface PlanPriceTiersTable {
  position: number;
  /** Last person of the band; null for the last band. */
  up_to: number | null;
  /** Per person and month. */
  price_cents: number;
}

/** One row per tenant. */
export interface PlanSettingsTable {
  /** Address of the commercial team. */
  commercial_email: string;
  upgrade_button: boolean;
  contract_button: boolean;
}

export interface PlanCampaignsTable {
  id_plan_campaign: Generated<number>;
  key: string;
  start_date: Moment;
  finish_date: Moment;
  media_type: 'image' | 'frame';
  /** Storage key of an image, or the address of a page. */
  media: string;
  /** Seconds. */
  frequency_to_show: number;
}

export const planRequestKinds = ['TRIAL', 'CONTACT', 'EXTENSION', 'CONTRACT', 'UPGRADE'] as const;
export type PlanRequestKind = (typeof planRequestKinds)[number];

/** Requests of people about plans. A row is never changed, except by its answer. */
export interface PlanRequestsTable {
  id_plan_request: Generated<number>;
  id_user: number;
  id_plan: number;
  kind: PlanRequestKind;
  /** Makes a repeated call the same request. */
  idempotency_key: string;
  department: Generated<string>;
  role: Generated<string>;
  phone: Generated<string>;
  email: Generated<string>;
  message: Generated<string>;
  employees_min: number | null;
  /** Null for 'more than'. */
  employees_max: number | null;
  licences: number | null;
  /** Per month, as the person saw it and the price list confirmed it. */
  price_cents: number | null;
  status: Generated<'PENDING' | 'ANSWERED'>;
  answer: Generated<string>;
  created_at: Moment;
  answered_at: Moment | null;
}

interface PlansTables {
  plans: PlansTable;
  plan_price_tiers: PlanPriceTiersTable;
  plan_settings: PlanSettingsTable;
  plan_campaigns: PlanCampaignsTable;
  plan_requests: PlanRequestsTable;
}

declare module '../../platform/database/database.tables.ts' {
  interface OwnedTables extends PlansTables {}
}
