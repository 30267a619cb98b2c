import type { EnrollmentStatus } from '@shared-kit/contracts/learning';
import { aSco } from '../../test/sco-factory.ts';
import { lessonNeighbours, lessonProgress, lessonToGoOnWith, lessonsInOrder, lockOfLesson } from './lessons.rules.ts';

const first = aSco(1, 'Riscos', { scoEnrollment: { status: 'COMPLETED' } });
const second = aSco(2, 'Bloqueio');
const third = aSco(3, 'Etiqueta', {
  blockedBy: [{ idSco: 2, title: 'Bloqueio' }],
  scoEnrollment: { prerequisitesMet: 0 },
});
const scos = [first, aSco(9, 'Módulo', { scoType: 'folder', scoItens: [second, third] })];

test.each<[EnrollmentStatus, number]>([
  ['COMPLETED', 100],
  ['PASSED', 100],
  ['FAILED', 100],
  ['IN_PROGRESS', 50],
  ['INCOMPLETE', 50],
  ['NOT_ATTEMPTED', 0],
  ['EXPIRED', 0],
])('sets the progress bar of a lesson that is %s to %i [B4.2-07]', (status, percent) => {
  expect(lessonProgress(status)).toBe(percent);
});

test('orders lessons inside folders as in the package', () => {
  expect(lessonsInOrder({ scos }).map(({ idSco }) => idSco)).toEqual([1, 2, 3]);
  expect(lessonNeighbours({ scos }, 2)).toEqual({ previous: first, next: third });
  expect(lessonNeighbours({ scos }, 1).previous).toBeUndefined();
  expect(lessonNeighbours({ scos }, 3).next).toBeUndefined();
  expect(lessonNeighbours({ scos }, 77)).toEqual({ previous: undefined, next: undefined });
});

test('delivers lessons that the list leaves out in their place', () => {
  const unlisted = [
    { after: null, sco: aSco(10, 'Aviso') },
    { after: 2, sco: aSco(11, 'Prova') },
    { after: 11, sco: aSco(12, 'Prova final') },
  ];
  expect(lessonsInOrder({ scos, unlisted }).map(({ idSco }) => idSco)).toEqual([10, 1, 2, 11, 12, 3]);
  expect(lessonNeighbours({ scos, unlisted }, 2).next).toMatchObject({ idSco: 11 });
  expect(lessonNeighbours({ scos, unlisted }, 12)).toMatchObject({ previous: { idSco: 11 }, next: { idSco: 3 } });
});

test('resumes with the first lesson that is unlocked and not done', () => {
  expect(lessonToGoOnWith({ scos })).toBe(second);
  expect(lessonToGoOnWith({ scos: [first, third] })).toBeUndefined();
});

test('locks a lesson with unmet prerequisites and names them [B4.3-09]', () => {
  expect(lockOfLesson(third)).toBe('Conclua “Bloqueio” para liberar esta lição.');
  expect(
    lockOfLesson({
      ...third,
      blockedBy: [
        { idSco: 1, title: 'Riscos' },
        { idSco: 2, title: 'Bloqueio' },
      ],
    }),
  ).toBe('Conclua “Riscos” e “Bloqueio” para liberar esta lição.');
  expect(lockOfLesson(second)).toBeNull();
});
