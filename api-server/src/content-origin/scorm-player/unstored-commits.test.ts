import { DAY_MS } from '@shared-kit/contracts/calendar';
import { memoryStore } from './pending-commits.fixtures.ts';
import { openVisits } from './open-visits.ts';
import { leftOver, unstoredCommits } from './unstored-commits.ts';

const commit = (sequence: number) => ({ sequence, cmi: { 'cmi.location': 'p' }, sessionTime: 1, terminated: false });

test('keeps the newest commit of a visit until the player has stored it or a newer one', () => {
  const store = memoryStore();
  const unstored = unstoredCommits(store, 7);
  unstored.put(commit(1));
  unstored.put(commit(2));
  unstored.remove(1);
  expect(leftOver(store)).toEqual([commit(2)]);
  unstored.remove(2);
  expect(leftOver(store)).toEqual([]);
});

test('ignores what a package has written in the same place', () => {
  const store = memoryStore();
  store.setItem('azulejo.lesson/7', '{"sequence":"9","cmi":[]}');
  store.setItem('azulejo.lesson/8', 'x');
  store.setItem('pontos', '3');
  expect(leftOver(store)).toEqual([]);
});

test('remembers open visits for thirty days', () => {
  const visits = openVisits(memoryStore());
  const visit = {
    idVisit: 1,
    idScoEnrollment: 2,
    token: 't',
    commitUrl: 'c',
    leftOverUrl: 'http://a.localhost/',
    at: 1000,
  };
  visits.put(visit);
  visits.put({ ...visit, idVisit: 3 });
  expect(visits.all(2000).map(({ idVisit }) => idVisit)).toEqual([3, 1]);
  visits.remove(3);
  expect(visits.all(2000)).toEqual([visit]);
  expect(visits.all(1001 + 30 * DAY_MS)).toEqual([]);
});
