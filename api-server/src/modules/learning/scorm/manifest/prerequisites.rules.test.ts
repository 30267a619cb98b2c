import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { lessonLocks } from '../core/lesson-locks.rules.ts';
import { PrerequisiteFault, isMet, namedIn, readPrerequisite } from './prerequisites.rules.ts';

const statuses = new Map<string, EnrollmentStatus>([
  ['A', 'COMPLETED'],
  ['B', 'FAILED'],
  ['C', 'PASSED'],
  ['D', 'INCOMPLETE'],
]);

test.each([
  ['', true],
  ['A', true],
  ['B', false],
  ['Z', false],
  ['A&C', true],
  ['A & B', false],
  ['A|B', true],
  ['B|D&A', false],
  ['~B', true],
  ['~(A&C)', false],
  ['B="failed"', true],
  ['B=passed', false],
  ['C<>"passed"', false],
  ['D="incomplete"', true],
  ['Z="not attempted"', true],
  ['2*{A,B,C}', true],
  ['3*{A,B,C}', false],
])('evaluates the condition %s: %s [B4.3-09]', (text, met) =>
  expect(isMet(readPrerequisite(text), statuses)).toBe(met),
);

test.each([
  'A&',
  '&A',
  '(A',
  'A)',
  'A B',
  'A=',
  'A="never"',
  '"A"',
  'x*{A}',
  `${'('.repeat(80)}A${')'.repeat(80)}`,
  `${'~'.repeat(90)}A`,
  'A|'.repeat(3000),
])('rejects %.20s without running it', (text) => expect(() => readPrerequisite(text)).toThrow(PrerequisiteFault));

test('names each lesson of an expression once', () =>
  expect(namedIn(readPrerequisite('A&(B|~A)&2*{C,D}'))).toEqual(['A', 'B', 'C', 'D']));

test('completes a folder with all its lessons, and locks its lessons with it', () => {
  const lesson = (
    idSco: number,
    idParent: number | null,
    rule: string,
    status: EnrollmentStatus = 'NOT_ATTEMPTED',
  ) => ({
    idSco,
    idParent,
    identifier: `L${idSco}`,
    title: `Lição ${idSco}`,
    type: idSco % 10 === 0 ? ('folder' as const) : ('sco' as const),
    rule,
    status,
  });
  const locks = lessonLocks([
    lesson(10, null, ''),
    lesson(11, 10, '', 'COMPLETED'),
    lesson(12, 10, ''),
    lesson(20, null, 'L10'),
    lesson(21, 20, ''),
  ]);
  expect(locks.get(21)).toEqual({ prerequisitesMet: false, blockedBy: [{ idSco: 10, title: 'Lição 10' }] });
  const later = lessonLocks([
    lesson(10, null, ''),
    lesson(11, 10, '', 'COMPLETED'),
    lesson(12, 10, '', 'PASSED'),
    lesson(20, null, 'L10'),
    lesson(21, 20, ''),
  ]);
  expect(later.get(21)?.prerequisitesMet).toBe(true);
});
