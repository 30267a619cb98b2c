import type { EnrollmentStatus } from './statuses.schema.ts';

/** Label of an archived node, in place of its progress (B4.1-08, decision 316). */
export const ARCHIVED_LABEL = 'Arquivado';

/** Labels of the statuses of enrolments, contents and lessons (B4.1-01 to B4.1-07). */
export const enrollmentStatusLabels: Readonly<Record<EnrollmentStatus, string>> = {
  NOT_ATTEMPTED: 'Não iniciado',
  IN_PROGRESS: 'Em andamento',
  INCOMPLETE: 'Em andamento',
  COMPLETED: 'Concluído',
  PASSED: 'Aprovado',
  FAILED: 'Reprovado',
  EXPIRED: 'Expirado',
  EQUIVALENCY: 'Concluído por equivalência',
};
