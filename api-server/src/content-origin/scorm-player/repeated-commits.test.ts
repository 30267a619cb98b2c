import { pendingCommits } from './pending-commits.ts';
import { commitSender, sendOnce } from './send-commits.ts';
import { answer, commit, memoryStore } from './pending-commits.fixtures.ts';

test('retries only the newest commit, with increasing delays', async () => {
  const pending = pendingCommits(memoryStore());
  const delays: number[] = [];
  const work: (() => void)[] = [];
  const sent: number[] = [];
  const received: string[] = [];
  let isAway = true;
  const sender = commitSender({
    pending,
    fetch: async (_, options) => {
      sent.push((JSON.parse(String(options?.body)) as { sequence: number }).sequence);
      if (isAway) throw new TypeError('network');
      return answer(200);
    },
    later: (again, delay) => void (delays.push(delay), work.push(again)),
    random: () => 0,
    onConfirmed: (_, hasNewer) => void received.push(`saved ${hasNewer}`),
    onWaiting: () => void received.push('waiting'),
    onRefused: () => void received.push('refused'),
    onOver: () => void received.push('over'),
    onSuperseded: () => undefined,
  });
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
  sender.add(commit(1));
  await turn();
  sender.add(commit(2));
  await turn();
  for (let time = 0; time < 5; time += 1) {
    work.pop()?.();
    await turn();
  }
  expect(delays).toEqual([1000, 4000, 8000, 16_000, 30_000, 30_000]);
  isAway = false;
  sender.retry();
  await turn();
  expect([sent.at(-1), received.at(-1), sender.isWaiting, pending.all(2000)]).toEqual([2, 'saved false', false, []]);
});

test('a lesson that continues while the server is down causes no additional retries', async () => {
  const work: (() => void)[] = [];
  const sender = commitSender({
    pending: pendingCommits(memoryStore()),
    fetch: async () => answer(503),
    later: (again) => void work.push(again),
    onConfirmed: () => undefined,
    onWaiting: () => undefined,
    onRefused: () => undefined,
    onOver: () => undefined,
    onSuperseded: () => undefined,
  });
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
  for (let sequence = 1; sequence <= 20; sequence += 1) {
    sender.add(commit(sequence));
    await turn();
  }
  expect(work).toHaveLength(1);
  work.shift()?.();
  await turn();
  expect(work).toHaveLength(1);
});

test('an unconfirmed commit in flight is sent again when the page is left, by a keepalive request; a confirmed one is not', async () => {
  const sent: { sequence: number; keepalive: boolean | undefined }[] = [];
  const answers: ((reply: Response) => void)[] = [];
  const pending = pendingCommits(memoryStore());
  const sender = commitSender({
    pending,
    fetch: (_, options) => {
      sent.push({
        sequence: (JSON.parse(String(options?.body)) as { sequence: number }).sequence,
        keepalive: options?.keepalive,
      });
      return new Promise((resolve) => answers.push(resolve));
    },
    later: () => undefined,
    onConfirmed: () => undefined,
    onWaiting: () => undefined,
    onRefused: () => undefined,
    onOver: () => undefined,
    onSuperseded: () => undefined,
  });
  sender.add(commit(1));
  sender.sendAtTheEnd();
  expect(sent).toEqual([
    { sequence: 1, keepalive: false },
    { sequence: 1, keepalive: true },
  ]);
  answers[1]?.(answer(200));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([sender.isWaiting, pending.all(2000)]).toEqual([false, []]);
  sender.sendAtTheEnd();
  expect(sent).toHaveLength(2);
});

test.each([400, 403, 409, 413, 422])(
  'a commit that the server rejects permanently (%s) is reported and not sent again; later commits are sent',
  async (status) => {
    const pending = pendingCommits(memoryStore());
    const work: (() => void)[] = [];
    const sent: number[] = [];
    const received: string[] = [];
    let isTooMuch = true;
    const sender = commitSender({
      pending,
      fetch: async (_, options) => {
        sent.push((JSON.parse(String(options?.body)) as { sequence: number }).sequence);
        return answer(isTooMuch ? status : 200);
      },
      later: (again) => void work.push(again),
      onConfirmed: (_, hasNewer) => void received.push(`saved ${hasNewer}`),
      onWaiting: () => void received.push('waiting'),
      onRefused: () => void received.push('refused'),
      onOver: () => void received.push('over'),
      onSuperseded: () => undefined,
    });
    const turn = () => new Promise((resolve) => setTimeout(resolve, 0));
    sender.add(commit(1));
    await turn();
    sender.retry();
    sender.sendAtTheEnd();
    await turn();
    expect([sent, received, work, sender.isWaiting]).toEqual([[1], ['refused'], [], false]);
    // The lesson resumes from it in this browser, until a newer one is saved.
    expect(pending.all(2000)).toHaveLength(1);
    sender.addAtTheEnd(commit(2));
    await turn();
    expect([sent, received, sender.isWaiting]).toEqual([[1, 2], ['refused', 'refused'], false]);
    isTooMuch = false;
    sender.add(commit(3));
    await turn();
    expect([sent, received.at(-1), pending.all(2000)]).toEqual([[1, 2, 3], 'saved false', []]);
    expect(await sendOnce(async () => answer(status), commit(4))).toBe('refused');
  },
);

test.each([0, 408, 425, 429, 500, 503])('a commit is retried after status %i', async (status) => {
  const work: (() => void)[] = [];
  const received: string[] = [];
  const sender = commitSender({
    pending: pendingCommits(memoryStore()),
    fetch: async () => {
      if (status === 0) throw new TypeError('network');
      return answer(status);
    },
    later: (again) => void work.push(again),
    onConfirmed: () => undefined,
    onWaiting: () => void received.push('waiting'),
    onRefused: () => void received.push('refused'),
    onOver: () => void received.push('over'),
    onSuperseded: () => undefined,
  });
  sender.add(commit(1));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect([received, work.length, sender.isWaiting]).toEqual([['waiting'], 1, true]);
});
