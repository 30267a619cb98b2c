import type {} from './audit.tables.ts';
export { auditEntries, recordAudit, recordAudits } from './audit.repository.ts';
export type { AuditedChange } from './audit.repository.ts';
export {
  auditActs,
  auditedActNames,
  auditedPeople,
  batchSizes,
  hasSystemActs,
  recordAct,
  recordActs,
  recordSystemAct,
} from './audit-acts.repository.ts';
export type { ActSearch, AuditedAct } from './audit-acts.repository.ts';
export type { ActChange, ActSubjectKind } from './audit.tables.ts';
export { auditPersonalTables } from './personal-tables.rules.ts';
