import type {} from './audit.tables.ts';
export { auditEntries, recordAudit } from './audit.repository.ts';
export type { AuditedChange } from './audit.repository.ts';
