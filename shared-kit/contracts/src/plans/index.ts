export {
  contactFields,
  contactFormMessages,
  contactFormSchema,
  employeeRanges,
  employeesOf,
  isEmployeeRange,
  numberOfEmployeesSchema,
} from './contact-form.schema.ts';
export type { ContactForm, EmployeeRange, NumberOfEmployees } from './contact-form.schema.ts';
export { planFrameSandbox } from './frame.rules.ts';
export {
  planCampaignSchema,
  planContactSchema,
  planMediaTypes,
  planSchema,
  planUpgradeSchema,
  priceTierSchema,
} from './plan.schema.ts';
export type { Plan, PlanCampaign, PlanContact, PlanUpgrade, PriceTier } from './plan.schema.ts';
export {
  contactTrial,
  extendTrial,
  findPlan,
  findPlanContact,
  listPlanCampaigns,
  listPlans,
  requestPlan,
  requestTrial,
  requestUpgrade,
} from './plans.endpoints.ts';
export { upgradeChosen } from './plans.events.ts';
export { MAX_LICENCES, monthlyPriceCents, priceBands, standardPriceTiers } from './price.rules.ts';
export type { PriceBand } from './price.rules.ts';
export {
  DEFAULT_CAMPAIGN_REPEAT_SECONDS,
  DEFAULT_TRIAL_DAYS,
  EXTENSION_DAYS,
  daysLeft,
  deadlineOf,
  extendedFinish,
  extensionWay,
  hasTrialEnded,
  isMessageRequired,
  isPlanCampaignActive,
  showsUpgradeBanner,
  showsUpgradeButton,
  trialFinish,
  trialLevel,
  trialStatusOf,
  trialStatuses,
} from './trial.rules.ts';
export type { TrialState, TrialStatus } from './trial.rules.ts';
