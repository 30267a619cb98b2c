import type { ListedClass } from '@shared-kit/contracts/admin';
import { foundClasses } from './class-filter.rules.ts';

const row = (idClass: number, fields: Partial<ListedClass> = {}): ListedClass => ({
  idClass,
  name: `Turma ${idClass}`,
  idTraining: 7,
  training: 'NR-10',
  state: 'open',
  initialDay: null,
  finalDay: null,
  capacity: null,
  seatsTaken: 0,
  instructors: [],
  ...fields,
});
const classes = [
  row(1),
  row(2, { state: 'closed' }),
  row(3, { idTraining: 8, training: 'Ética', instructors: ['João Instrutor'] }),
  row(4, { state: 'ended' }),
];
const found = (filter: Partial<Parameters<typeof foundClasses>[1]>) =>
  foundClasses(classes, { text: '', period: 'current', idTraining: undefined, ...filter }).map(
    ({ idClass }) => idClass,
  );

test('finds classes by period, training, and text whatever the accents', () => {
  expect(found({})).toEqual([1, 3]);
  expect(found({ period: 'past' })).toEqual([2, 4]);
  expect(found({ period: 'all', idTraining: 7 })).toEqual([1, 2, 4]);
  expect(found({ text: 'etica' })).toEqual([3]);
  expect(found({ text: 'joao' })).toEqual([3]);
});
