import type { EnrollmentStatus } from './statuses.schema.ts';

/** How an archived node reads, in place of how far one is in it (B4.1-08, decision 316). */
export const ARCHIVED_LABEL = 'Arquivado';

/** How statuses of enrolments, contents and lessons read (B4.1-01 to B4.1-07). */
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
