import type {} from './plans.tables.ts';
export { answerPlanRequest } from './answer-plan-request.service.ts';
export type { PlanAnswer } from './answer-plan-request.service.ts';
export { planRequests } from './plan-requests.repository.ts';
export type { PlanRequestRow } from './plan-requests.repository.ts';
export { moneyText } from './price.rules.ts';
export { plansModule } from './plans.routes.ts';
export { plansPersonalTables } from './personal-tables.rules.ts';
export { plansMails } from './mail-templates.rules.ts';
