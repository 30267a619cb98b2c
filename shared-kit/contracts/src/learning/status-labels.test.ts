import { enrollmentStatusLabels, isDone } from './index.ts';
import type { EnrollmentStatus } from './index.ts';

test.each<[EnrollmentStatus, string, string]>([
  ['NOT_ATTEMPTED', 'Não iniciado', '[B4.1-01]'],
  ['IN_PROGRESS', 'Em andamento', '[B4.1-02]'],
  ['INCOMPLETE', 'Em andamento', '[B4.1-02]'],
  ['COMPLETED', 'Concluído', '[B4.1-03]'],
  ['PASSED', 'Aprovado', '[B4.1-04]'],
  ['FAILED', 'Reprovado', '[B4.1-05]'],
  ['EXPIRED', 'Expirado', '[B4.1-06]'],
  ['EQUIVALENCY', 'Concluído por equivalência', '[B4.1-07]'],
])('labels %s as %s %s', (status, label) => {
  expect(enrollmentStatusLabels[status]).toBe(label);
});

test('treats only completed, passed and equivalence as done [B4.1-10]', () => {
  const all: EnrollmentStatus[] = [
    'NOT_ATTEMPTED',
    'IN_PROGRESS',
    'INCOMPLETE',
    'COMPLETED',
    'PASSED',
    'FAILED',
    'EXPIRED',
    'EQUIVALENCY',
  ];
  expect(all.filter(isDone)).toEqual(['COMPLETED', 'PASSED', 'EQUIVALENCY']);
});
