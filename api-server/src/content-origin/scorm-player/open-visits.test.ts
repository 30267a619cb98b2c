import { openVisits } from './open-visits.ts';
import { memoryStore } from './pending-commits.fixtures.ts';

const visit = {
  idVisit: 7,
  idScoEnrollment: 3,
  token: 't',
  commitUrl: 'https://conteudo.example/commit',
  leftOverUrl: 'https://v7.conteudo.example/left-over',
  at: 1000,
};

test('returns an open visit', () => {
  const visits = openVisits(memoryStore());
  visits.put(visit);
  expect(visits.all(2000)).toEqual([visit]);
});

test.each(['', 'null', '[]', '{}', ...Object.keys(visit).map((name) => JSON.stringify({ ...visit, [name]: null }))])(
  'removes the stored value %s, which is no visit',
  (text) => {
    const store = memoryStore();
    store.setItem('azulejo.visit/7', text);
    expect(openVisits(store).all(2000)).toEqual([]);
    expect(store.getItem('azulejo.visit/7')).toBeNull();
  },
);

test('removes a visit whose address for the last commit is not valid', () => {
  const visits = openVisits(memoryStore());
  visits.put({ ...visit, leftOverUrl: 'left-over' });
  expect(visits.all(2000)).toEqual([]);
});
