import { imageTurns } from './image-turns.service.ts';

const busy = { code: 'upload.busy', status: 503, retryAfter: expect.any(Number) };

/** Returns a work that ends when `end` is called. */
function openWork(): { work: () => Promise<void>; end: () => void } {
  let end = (): void => undefined;
  const done = new Promise<void>((resolve) => (end = resolve));
  return { work: () => done, end };
}

test('runs one picture at a time, in order, also after a failure', async () => {
  const inTurn = imageTurns({ waiting: 10, patience: 10_000 });
  const order: number[] = [];
  let running = 0;
  const work = (id: number) => async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    order.push(id);
    if (id === 1) throw new Error('broken');
  };
  const results = await Promise.allSettled([0, 1, 2, 3].map((id) => inTurn(work(id))));
  expect(order).toEqual([0, 1, 2, 3]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
});

test('refuses a picture when too many wait, and one that waits too long', async () => {
  const inTurn = imageTurns({ waiting: 1, patience: 30 });
  const first = openWork();
  const running = inTurn(first.work);
  const late = inTurn(async () => 'late');
  const outcome = expect(late).rejects.toMatchObject(busy);
  await expect(inTurn(async () => 'too many')).rejects.toMatchObject(busy);
  await outcome;
  first.end();
  await running;
  expect(await inTurn(async () => 'free')).toBe('free');
});
