import type { EnrollmentStatus } from './statuses.schema.ts';

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
