import { DAY_MS } from '@shared-kit/contracts/calendar';
import { newerThan, pendingCommits } from './pending-commits.ts';
import { commitSender } from './send-commits.ts';
import { answer, commit, memoryStore } from './pending-commits.fixtures.ts';

test('a commit stays pending until the server has confirmed it or a newer one', () => {
  const pending = pendingCommits(memoryStore());
  pending.put(commit(1));
  pending.put(commit(2));
  pending.remove(commit(1));
  expect(pending.all(2000).map(({ sequence }) => sequence)).toEqual([2]);
  pending.remove(commit(2));
  expect(pending.all(2000)).toEqual([]);
});

test('without a store, or with a full one, commits stay pending while the page is open', () => {
  const full = {
    ...memoryStore(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  for (const store of [null, full]) {
    const pending = pendingCommits(store);
    pending.put(commit(1));
    expect(pending.all(2000)).toHaveLength(1);
  }
});

test('entries that are no commits, or are a month old, are removed', () => {
  const store = memoryStore();
  const pending = pendingCommits(store);
  for (const text of ['', 'null', '{}', '{"sequence":"1"}', JSON.stringify({ ...commit(1), cmi: { a: 1 } })]) {
    store.setItem('azulejo.scorm/1/1', text);
    expect(pending.all(2000)).toEqual([]);
  }
  pending.put(commit(1));
  expect(pending.all(1000 + 31 * DAY_MS)).toEqual([]);
});

test('a lesson resumes from a commit that this browser has and the server has not', () => {
  const at = { idScoEnrollment: 1, last: { visit: 10, sequence: 3 } };
  expect(newerThan([commit(3), commit(9, { idVisit: 9 }), commit(9, { idScoEnrollment: 2 })], at)).toBeUndefined();
  expect(newerThan([commit(4), commit(1, { idVisit: 11 })], at)).toMatchObject({ idVisit: 11, sequence: 1 });
});

test('an expired token ends the delivery; undelivered commits stay pending', async () => {
  const pending = pendingCommits(memoryStore());
  const received: string[] = [];
  const sender = commitSender({
    pending,
    fetch: async () => answer(401),
    later: () => undefined,
    onConfirmed: () => undefined,
    onWaiting: () => undefined,
    onRefused: () => undefined,
    onOver: () => void received.push('over'),
    onSuperseded: () => undefined,
  });
  sender.add(commit(1));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([received, pending.all(2000).length]).toEqual([['over'], 1]);
});
